import {
  type customerTimeline,
  type StoryEvent,
  type StoryKind,
  storyKinds,
  type Timeline,
} from '../../contract/customers/customer-story.ts';
import { can, type Grants } from '../../contract/permissions/permissions.ts';
import type { Call } from '../http/call.ts';
import { withoutCodes } from '../messages/codes/without-codes.ts';
import { moneyOf, pointsOf } from '../runtime/units.ts';
import { accountsOfPerson } from './accounts-of.ts';
import { assertCustomer } from './record.ts';

/** As many as a screen or two. */
const pageSize = 20;

/** What each kind is read from: `$1` the company, `$2` the accounts of the person, `$3` how they are written to. */
const sources: Record<StoryKind, readonly string[]> = {
  receipts: [
    `select t.created_at as at, 'receipt' || t.transaction_id as key, 'receipts' as kind, 'receipt' as what, t.transaction_id as record_id,
      t.receipt_number as text, t.status as state, t.amount - t.returned_amount as amount, t.points - t.points_taken as points, t.store_id, t.user_id
    from transactions t where t.company_id = $1 and t.user_account_id = any($2::bigint[])`,
  ],
  // What a receipt, a return or a claim moved is told with it.
  points: [
    `select p.created_at, 'posting' || p.posting_id, 'points', p.kind, p.posting_id, p.reason, null::text, null::bigint,
      (select coalesce(sum(e.amount), 0) from entries e where e.company_id = p.company_id and e.posting_id = p.posting_id and e.side = 'customer'),
      p.store_id, p.user_id
    from postings p where p.company_id = $1 and p.user_account_id = any($2::bigint[])
      and p.kind in ('initial', 'adjustment', 'expiry', 'coupon', 'campaign', 'carried', 'merge', 'synergy_out', 'synergy_in')`,
  ],
  claims: [
    `select c.created_at, 'claim' || c.claim_id || 'a', 'claims', 'claimed', c.claim_id, c.title, c.state, null::bigint, -c.points, c.store_id, null::bigint
    from claims c where c.company_id = $1 and c.user_account_id = any($2::bigint[])`,
    `select c.redeemed_at, 'claim' || c.claim_id || 'b', 'claims', 'redeemed', c.claim_id, c.title, c.state, null::bigint, null::bigint, c.redeem_store_id, null::bigint
    from claims c where c.company_id = $1 and c.user_account_id = any($2::bigint[]) and c.redeemed_at is not null`,
  ],
  messages: [
    `select m.created_at, 'message' || m.message_id, 'messages', m.channel, m.message_id, concat_ws(': ', m.subject, m.body), m.state, null::bigint, null::bigint, null::bigint, null::bigint
    from messages m where m.company_id = $1 and (m.recipient = any($3::text[]) or (m.channel = 'push' and m.user_account_id = any($2::bigint[])))`,
  ],
  notes: [
    `select n.created_at, 'note' || n.note_id, 'notes', 'note', n.note_id, n.body, null::text, null::bigint, null::bigint, null::bigint, n.user_id
    from customer_notes n where n.company_id = $1 and n.user_account_id = any($2::bigint[])`,
  ],
  changes: [
    `select l.created_at, 'change' || l.audit_id, 'changes', l.action, l.audit_id,
      (select string_agg(k, ', ' order by k) from jsonb_object_keys(case when l.action = 'update' then coalesce(l.after, '{}') else '{}' end) k),
      null::text, null::bigint, null::bigint, l.store_id, l.user_id
    from audit_log l where l.company_id = $1 and l.subject = 'customers' and l.subject_id = any($2::bigint[]::text[])`,
  ],
};

// A moment may be that of several events: the key tells which of them have been shown.
const limited = (
  source: string,
) => `(select * from (${source}) s(at, key, kind, what, record_id, text, state, amount, points, store_id, user_id)
    where $4::timestamptz is null or (s.at, s.key collate "C") < ($4::timestamptz, $5::text) order by s.at desc, s.key collate "C" desc limit ${pageSize + 1})`;

const statementOf = (kinds: readonly StoryKind[]) => ({
  name: `customer-story-${kinds.map((kind) => storyKinds.indexOf(kind)).join('')}`,
  text: `select to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, e.key, e.kind, e.what, e.record_id, e.text, e.state, e.amount, e.points,
      st.name as store, u.full_name as "user"
    from (${kinds
      .flatMap((kind) => sources[kind])
      .map(limited)
      .join(' union all ')}) e
    left join stores st on st.company_id = $1 and st.store_id = e.store_id and st.kind = 'store'
    left join users u on u.user_id = e.user_id
    where $2::bigint[] is not null and $3::text[] is not null
    order by e.at desc, e.key collate "C" desc limit ${pageSize + 1}`,
});

interface Row extends Omit<StoryEvent, 'event_id'> {
  key: string;
}

const eventOf = ({ key, at, amount, points, text, ...row }: Row): StoryEvent => ({
  ...row,
  event_id: `${at} ${key}`,
  at: `${at.slice(0, 23)}Z`,
  text: row.kind === 'messages' && text ? withoutCodes(text) : text,
  amount: amount === null ? null : moneyOf(amount),
  points: points === null ? null : pointsOf(points),
});

/** What somebody may read of a story, of what they ask for. */
const permitted = (scope: Grants, wanted: StoryKind | undefined) => {
  const needed: Partial<Record<StoryKind, string>> = {
    claims: 'redemptions.read',
    changes: 'audit.read',
  };
  return storyKinds.filter(
    (kind) => (!wanted || kind === wanted) && (!needed[kind] || can(scope, needed[kind])),
  );
};

/** What happened with a customer, newest first, and with what was merged into them. Throws not_found for nobody of the company. */
export async function timelineOf(call: Call<typeof customerTimeline>): Promise<Timeline> {
  const { database, scope, params, query } = call;
  const { pool } = database;
  const { companyId } = scope;
  await assertCustomer(database, companyId, params.id);
  const kinds = permitted(scope, query.kind);
  if (!kinds.length) return { events: [], next: null };
  const accounts = await accountsOfPerson(pool, companyId, params.id);
  const { rows: ways } = await pool.query<{ way: string }>(
    `select unnest(array_remove(array[mobile, e164(country_id, mobile), email], null)) as way from customers where company_id = $1 and user_account_id = $2`,
    [companyId, params.id],
  );
  const [before = null, key = null] = query.before?.split(' ') ?? [];
  const values = [companyId, accounts, ways.map(({ way }) => way), before, key];
  const { rows } = await pool.query<Row>({ ...statementOf(kinds), values });
  const events = rows.slice(0, pageSize).map(eventOf);
  return { events, next: rows.length > pageSize ? (events.at(-1)?.event_id ?? null) : null };
}
