import type { campaignSmsForm } from '../../contract/campaigns/making.ts';
import { smsCount } from '../../contract/messages/sms-count.ts';
import type { Call } from '../http/call.ts';
import { linksOf } from '../messages/links.ts';
import { type SmsRow, smsColumns, smsFormOf } from '../messages/texts-out.ts';
import { pointValueScale } from '../runtime/units.ts';

/** So many of the newest customers are looked at for the longest names. */
const looked = 2000;

interface Row extends SmsRow {
  sms_part_price: number;
  currency: string;
  company: string;
  /** The longest id there is among its customers. */
  newest_id: number;
  stores: string[];
  first_names: string[];
  last_names: string[];
}

const names = (column: string) =>
  `coalesce((select array_agg(distinct ${column}) from newest where ${column} is not null), '{}')`;
const read = {
  name: 'sms-form-of-campaigns',
  text: `with newest as materialized (select first_name, last_name from customers where company_id = $1 and deleted_at is null
      and anonymised_at is null order by user_account_id desc limit ${looked})
    select ${smsColumns}, cs.sms_part_price, s.currency, s.name as company,
      coalesce((select max(user_account_id) from customers where company_id = $1), 1) as newest_id,
      array(select name from stores where company_id = $1) as stores, ${names('first_name')} as first_names, ${names('last_name')} as last_names
    from company_settings cs join stores s on s.company_id = cs.company_id and s.store_id = cs.company_id where cs.company_id = $1`,
};

/** The longest of some values, and whether all are in the alphabet of text messages. */
function extentOf(values: readonly string[]) {
  const counts = values.map((value) => smsCount(value));
  const plain = counts.every(({ causes }) => !causes.length);
  const lengths = values.map((value, place) =>
    plain ? (counts[place]?.characters ?? 0) : value.length,
  );
  return { length: Math.max(0, ...lengths), plain };
}

/** How texts of campaigns leave, for what counts them while they are typed. Nobody's name is in it. */
export async function smsFormOfCampaigns({
  database,
  scope: { companyId },
  settings,
}: Call<typeof campaignSmsForm>) {
  const { rows } = await database.pool.query<Row>({ ...read, values: [companyId] });
  const [row] = rows;
  if (!row) throw new Error('A company without settings');
  const message = { companyId, accountId: row.newest_id, messageId: 0, content: null } as const;
  const site = { publicUrl: settings.publicUrl, secret: '' };
  const links = linksOf(site, { ...message, channel: 'sms', purpose: 'campaign' });
  return {
    link: links?.page ?? '',
    ...smsFormOf(row),
    part_price: row.sms_part_price / pointValueScale,
    currency: row.currency,
    values: {
      first_name: extentOf(row.first_names),
      last_name: extentOf(row.last_names),
      company: extentOf([row.company]),
      store: extentOf(row.stores),
    },
  };
}
