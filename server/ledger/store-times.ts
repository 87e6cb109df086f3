const ofTime = `m.company_id = k.company_id and m.store_id = k.store_id and m.unit = k.unit and m.number = k.number`;
const between = '(k.company_id, k.store_id, k.since, k.until) b';

// Each is kept once and said once, and both are the same.
const differing = (of: string, value: string) =>
  `group by channel, ${of} having count(*) <> 2 or count(distinct ${value}) <> 1`;

const customers = `select channel || ' customers from ' || block * 32768 as what from (
    select m.channel, m.block, m.people from customer_times m where ${ofTime}
    union all select b.channel, b.word >> 9, bit_or(people_of_word(b.word, b.people)) from people_between${between} group by 1, 2) both_of_people
  ${differing('block', 'people')}`;

const products = `select channel || ' product ' || product_id from (
    select m.channel, m.product_id, m.quantity from product_times m where ${ofTime}
    union all select b.channel, b.product_id, b.quantity from quantities_between${between}) both_of_quantities
  ${differing('product_id', 'quantity')}`;

/** SQL: months and days that are kept and are not what the receipts say; `kept` is which. */
export const wrongTimes = (kept: string) =>
  `select 'what is kept of a month or a day is what its receipts say' as invariant,
    case k.unit when 'month' then 'month ' || k.number / 12 || '-' || lpad((k.number % 12 + 1)::text, 2, '0')
      else 'day ' || to_char(date '1970-01-01' + k.number, 'YYYY-MM-DD') end || ', store ' || k.store_id as subject, w.what as detail
  from store_times_kept k cross join lateral (${customers} union all ${products}) w where ${kept}`;
