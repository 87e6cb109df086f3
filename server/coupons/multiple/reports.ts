import type { CouponNotification } from '../../../contract/coupons/multiple-coupons.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import type { Database } from '../../db/connection.ts';
import { type Queryable, withTransaction } from '../../db/transaction.ts';
import { couponReportSubject, couponReportText, languageOfCountry } from '../../messages/texts.ts';

type ReportName = keyof CouponNotification;

interface Due {
  company_id: number;
  coupon_id: number;
  gift_title: string;
  maximum: number;
  country_id: number;
  emails: (string | null)[];
  since: Date;
}

const columns = {
  redeemed_coupons_report: 'redeemed_report_at',
  all_coupons_report: 'all_report_at',
} as const satisfies Record<ReportName, string>;

// The first report covers what happened since the campaign began.
const due = (report: ReportName) => ({
  name: `due-${report}`,
  text: `select k.company_id, k.coupon_id, k.gift_title, k.maximum, s.country_id, k.notification->'${report}'->'emails' as emails,
      coalesce(k.${columns[report]}, k.created_at) as since
    from coupons k join stores s on s.company_id = k.company_id and s.store_id = k.company_id and s.deleted_at is null
    join company_settings cs on cs.company_id = k.company_id and cs.campaign_email_notifications
    where k.kind = 'multiple' and k.deleted_at is null and k.notification is not null
      and coalesce(k.${columns[report]}, k.created_at) + case k.notification->'${report}'->>'frequency'
        when 'daily' then interval '1 day' when 'weekly' then interval '7 days' when 'monthly' then interval '1 month' end <= $1
    limit 50`,
});

const sums = {
  name: 'campaign-sums',
  text: `select s.name as store, count(*)::int as redeemed from claims c
      left join stores s on s.company_id = c.company_id and s.store_id = c.redeem_store_id
    where c.company_id = $1 and c.coupon_id = $2 and c.state = 'redeemed' and c.redeemed_at > $3 and c.redeemed_at <= $4
    group by s.name order by redeemed desc, s.name limit 30`,
};
const total = {
  name: 'campaign-total',
  text: 'select coalesce(sum(redeemed), 0)::int as redeemed from coupon_totals where company_id = $1 and coupon_id = $2',
};

async function textOf(
  client: Queryable,
  report: ReportName,
  coupon: Due,
  now: Date,
  language: Language,
) {
  const { company_id, coupon_id, gift_title: title, maximum, since } = coupon;
  const which = [company_id, coupon_id];
  const { rows: stores } = await client.query<{ store: string | null; redeemed: number }>({
    ...sums,
    values: [...which, report === 'all_coupons_report' ? new Date(0) : since, now],
  });
  const { rows } = await client.query<{ redeemed: number }>({ ...total, values: which });
  const all = rows[0]?.redeemed ?? 0;
  const facts = { title, maximum, redeemed: all, since, now, stores };
  return couponReportText(language, report, facts);
}

/** Sends one report, once, whichever of several processes is first. */
const sendOne = (database: Database, report: ReportName, coupon: Due, now: Date) =>
  withTransaction(database, async (client) => {
    const { company_id, coupon_id, since, emails } = coupon;
    const { rowCount } = await client.query(
      `update coupons set ${columns[report]} = $3 where company_id = $1 and coupon_id = $2 and coalesce(${columns[report]}, created_at) = $4`,
      [company_id, coupon_id, now, since],
    );
    if (!rowCount) return;
    const language = languageOfCountry(coupon.country_id);
    const body = await textOf(client, report, coupon, now, language);
    const subject = couponReportSubject(language, report, coupon.gift_title);
    for (const email of new Set(emails.filter((each) => each !== null)))
      await client.query(
        `insert into messages (company_id, channel, purpose, recipient, subject, body, state) values ($1, 'email', 'campaign', $2, $3, $4, 'queued')`,
        [company_id, email, subject, body],
      );
  });

/** Queues the two report mails of every campaign whose time has come. */
export async function sendReports(database: Database, nowMs: number): Promise<void> {
  const now = new Date(nowMs);
  for (const report of Object.keys(columns) as ReportName[]) {
    const { rows } = await database.pool.query<Due>({ ...due(report), values: [now] });
    for (const coupon of rows) await sendOne(database, report, coupon, now);
  }
}
