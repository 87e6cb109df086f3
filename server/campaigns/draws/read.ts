import type { CampaignDraw, DrawPlace } from '../../../contract/campaigns/draws.ts';
import type { TypeOptions } from '../../../contract/campaigns/type-options.ts';
import type { Database } from '../../db/connection.ts';
import { Refusal } from '../../http/refusal.ts';

type Kept = Omit<CampaignDraw, 'opened_at' | 'closed_at' | 'drawn_at' | 'ended_at' | 'places'>;
interface Row extends Partial<Kept> {
  title: string;
  options: TypeOptions['draw'];
  opened_at: Date | null;
  closed_at: Date | null;
  drawn_at: Date | null;
  ended_at: Date | null;
}

const read = {
  name: 'read-draw',
  text: `select c.title, c.definition -> 'campaign_type_options' as options, d.state, d.commitment, d.seed, d.winners, d.alternates, d.entries, d.receipts,
      d.people, d.entries_hash, coalesce(d.earlier, '[]') as earlier, d.opened_at, d.closed_at, d.drawn_at, d.ended_at
    from campaigns c left join campaign_draws d on d.company_id = c.company_id and d.campaign_id = c.campaign_id
    where c.company_id = $1 and c.campaign_id = $2 and c.type = 'draw'`,
};
const places = {
  name: 'places-of-draw',
  text: `select p.place, p.entry, p.receipt, p.person, p.user_account_id, coalesce(concat_ws(' ', c.first_name, c.last_name), '') as customer,
      p.transaction_id, p.state, p.replaced_by, p.reason
    from campaign_draw_places p left join customers c on c.company_id = p.company_id and c.user_account_id = p.user_account_id
    where p.company_id = $1 and p.campaign_id = $2 order by p.place`,
};

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** A draw as it stands. Throws not_found for a campaign that is none. */
export async function readDrawOf(
  { pool }: Database,
  companyId: number,
  campaignId: number,
): Promise<CampaignDraw> {
  const values = [companyId, campaignId];
  const { rows } = await pool.query<Row>({ ...read, values });
  const [row] = rows;
  if (!row) throw new Refusal('not_found');
  const drawn = await pool.query<DrawPlace>({ ...places, values });
  return {
    title: row.title,
    state: row.state ?? 'none',
    winners: row.winners ?? row.options.winners,
    alternates: row.alternates ?? row.options.alternates,
    commitment: row.commitment ?? null,
    seed: row.seed ?? null,
    entries: row.entries ?? null,
    receipts: row.receipts ?? null,
    people: row.people ?? null,
    entries_hash: row.entries_hash ?? null,
    opened_at: iso(row.opened_at),
    closed_at: iso(row.closed_at),
    drawn_at: iso(row.drawn_at),
    ended_at: iso(row.ended_at),
    places: drawn.rows,
    earlier: row.earlier ?? [],
  };
}
