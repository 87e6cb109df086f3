/** What always holds of billings: a query each, which finds what breaks it. */
export interface Invariant {
  readonly name: string;
  /** Answers `company_id`, `subject` and `detail`. */
  readonly text: string;
}

const billing = `'billing ' || b.billing_id as subject`;
const line = (field: string) =>
  `(select coalesce(sum((l ->> '${field}')::bigint), 0) from jsonb_array_elements(b.lines) l)`;
const refunds = (of: string) =>
  `(select coalesce(sum(r.amount), 0) from billing_refunds r where r.company_id = ${of} and r.state = 'succeeded'`;

export const billingInvariants: readonly Invariant[] = [
  {
    name: 'numbers have no gap',
    text: `select s.company_id, 'numbers' as subject, s.last_number || ' given, ' || n.count || ' there, from ' || n.first || ' to ' || n.last as detail
      from billing_sellers s cross join lateral (select count(*) as count, coalesce(min(number), 0) as first, coalesce(max(number), 0) as last
        from billings b where b.company_id = s.company_id) n
      where n.count <> s.last_number or n.last <> s.last_number or n.first <> least(1, s.last_number)`,
  },
  {
    name: 'no period is billed twice',
    text: `select b.company_id, ${billing}, 'billed again by billing ' || o.billing_id as detail from billings b
      join billings o on o.buyer_company_id = b.buyer_company_id and o.store_id = b.store_id and o.billing_id > b.billing_id
        and o.kind = 'period' and o.period_from = b.period_from and o.status <> 'cancelled'
      where b.kind = 'period' and b.status <> 'cancelled'`,
  },
  {
    name: 'a billing is the sum of its lines',
    text: `select b.company_id, ${billing}, b.net || ' + ' || b.vat || ' is ' || b.total as detail from billings b
      where b.net + b.vat <> b.total or b.total < 0 or b.net <> ${line('net')} or b.vat <> ${line('vat')} or b.total <> ${line('total')}`,
  },
  {
    name: 'what is paid was paid once',
    text: `select b.company_id, ${billing}, b.status || ', by ' || p.count || ' payments of ' || p.amount as detail from billings b
      cross join lateral (select count(*) as count, coalesce(sum(p.amount), 0) as amount from billing_payments p
        where p.company_id = b.company_id and p.billing_id = b.billing_id and p.state = 'succeeded') p
      where b.status in ('paid', 'disputed', 'refunded') and case when p.count = 0 then b.reason is null else p.count > 1 or p.amount <> b.total end`,
  },
  {
    name: 'money of what was not owed goes back',
    text: `select b.company_id, ${billing}, b.status || ', and payment ' || p.payment_id || ' was not asked back' as detail
      from billing_payments p join billings b on b.company_id = p.company_id and b.billing_id = p.billing_id
      where p.state = 'succeeded' and b.status not in ('paid', 'disputed', 'refunded') and not exists (select 1 from billing_refunds r
        where r.company_id = p.company_id and r.payment_id = p.payment_id)`,
  },
  {
    name: 'what was given back is the sum of refunds',
    text: `select b.company_id, ${billing}, b.refunded || ' given back of ' || b.total || ', ' || b.status as detail from billings b
      where b.refunded <> ${refunds('b.company_id')} and r.billing_id = b.billing_id and r.reason <> 'not_owed')
        or b.refunded > b.total or (b.status = 'refunded' and b.refunded <> b.total)`,
  },
  {
    name: 'no more is given back than was paid',
    text: `select b.company_id, ${billing}, b.refunded || ' given back and ' || b.refunding || ' under way of ' || b.total || ', ' || b.status as detail
      from billings b where b.refunded + b.refunding > case when b.status in ('paid', 'disputed', 'refunded') then b.total else 0 end
        or b.refunding <> (select coalesce(sum(r.amount), 0) from billing_refunds r where r.company_id = b.company_id
          and r.billing_id = b.billing_id and r.state = 'pending' and r.reason <> 'not_owed')`,
  },
  {
    name: 'credit notes have no gap',
    text: `select s.company_id, 'credit notes' as subject, s.last_credit_note || ' given, ' || n.count || ' there, from ' || n.first || ' to ' || n.last as detail
      from billing_sellers s cross join lateral (select count(credit_note_number) as count, coalesce(min(credit_note_number), 0) as first,
        coalesce(max(credit_note_number), 0) as last from billing_refunds r where r.company_id = s.company_id) n
      where n.count <> s.last_credit_note or n.last <> s.last_credit_note or n.first <> least(1, s.last_credit_note)`,
  },
  {
    name: 'a credit note is the sum of its rates, which are those of its billing',
    text: `select r.company_id, 'credit note ' || r.credit_note_number as subject, r.amount || ' given back, ' || t.net || ' + ' || t.vat || ' credited' as detail
      from billing_refunds r join billings b on b.company_id = r.company_id and b.billing_id = r.billing_id
      cross join lateral (select coalesce(sum((t ->> 'net')::bigint), 0) as net, coalesce(sum((t ->> 'vat')::bigint), 0) as vat,
        coalesce(bool_and(exists (select 1 from jsonb_array_elements(b.lines) l where l ->> 'vat_rate' = t ->> 'vat_rate')), true) as known
        from jsonb_array_elements(r.taxes) t) t
      where r.credit_note_number is not null and (t.net + t.vat <> r.amount or not t.known or r.state <> 'succeeded')`,
  },
  {
    name: 'a payment gives back what its refunds say',
    text: `select p.company_id, 'payment ' || p.payment_id as subject, p.refunded || ' of ' || p.amount as detail from billing_payments p
      where p.refunded > p.amount or p.refunded <> ${refunds('p.company_id')} and r.payment_id = p.payment_id)`,
  },
  {
    name: 'a billing gave the points that it earned',
    text: `select w.company_id, 'billing ' || w.billing_id as subject, w.points || ' earned, ' || e.points || ' given' as detail
      from billing_points w cross join lateral (select coalesce(sum(e.amount), 0) as points from entries e
        where e.company_id = w.company_id and e.posting_id = w.posting_id and e.side = 'customer') e
      where w.posting_id is not null and e.points <> w.points`,
  },
  {
    name: 'a place knows whether it owes',
    text: `select s.company_id, 'subscription ' || s.subscription_id as subject, 'the place says ' || p.unpaid_billing as detail from subscriptions s
      join stores p on p.company_id = s.buyer_company_id and p.store_id = s.store_id and p.deleted_at is null
      where p.unpaid_billing <> exists (select 1 from billings b where b.company_id = s.company_id and b.subscription_id = s.subscription_id
          and b.kind = 'period' and b.status in ('open', 'failed')) or p.active_subscription <> (s.status <> 'inactive')`,
  },
  {
    name: 'what the test bank took is booked as it took it',
    text: `select p.company_id, 'payment ' || p.payment_id as subject, p.state || ' here, ' || (t.body ->> 'state') || ' there' as detail
      from billing_payments p join test_bank t on t.object_ref = p.provider_ref and t.kind = 'payment'
      where p.provider = 'test' and (p.state = 'succeeded' and t.body ->> 'state' <> 'succeeded'
        or p.state = 'failed' and t.body ->> 'state' = 'succeeded' and not exists (select 1 from billing_refunds r
          where r.company_id = p.company_id and r.payment_id = p.payment_id) or (t.body ->> 'amount')::bigint <> p.amount)`,
  },
];
