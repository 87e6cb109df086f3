import type { drawStates } from '../../../contract/campaigns/draws.ts';
import type { Definition } from '../../../contract/campaigns/stored.ts';
import type { TypeOptions } from '../../../contract/campaigns/type-options.ts';
import type { Queryable } from '../../db/transaction.ts';
import { Refusal } from '../../http/refusal.ts';

type State = (typeof drawStates)[number];

/** A draw, held until the transaction ends. */
export interface HeldDraw {
  readonly companyId: number;
  readonly campaignId: number;
  readonly definition: Definition;
  readonly options: TypeOptions['draw'];
  readonly timeZone: string;
  readonly fromMs: number;
  readonly endsMs: number | null;
  readonly state: State;
  readonly seedSealed: string;
  readonly entriesHash: string | null;
  readonly winners: number;
  readonly alternates: number;
}

interface Row {
  definition: Definition;
  time_zone: string;
  starts_at: Date | null;
  ends_at: Date | null;
  state: State;
  seed_sealed: string;
  entries_hash: string | null;
  winners: number | null;
  alternates: number | null;
  opened_at: Date;
}

const hold = {
  name: 'hold-draw',
  text: `select c.definition, cs.time_zone, c.starts_at, c.ends_at, d.state, d.seed_sealed, d.entries_hash, d.winners, d.alternates, d.opened_at
    from campaign_draws d join campaigns c on c.company_id = d.company_id and c.campaign_id = d.campaign_id
    join company_settings cs on cs.company_id = d.company_id
    where d.company_id = $1 and d.campaign_id = $2 and c.type = 'draw' for update of d`,
};

/** Holds a draw: whoever else takes a step of it waits. Throws draw_not_ready for one that is not open yet. */
export async function holdDraw(
  client: Queryable,
  companyId: number,
  campaignId: number,
): Promise<HeldDraw> {
  const { rows } = await client.query<Row>({ ...hold, values: [companyId, campaignId] });
  const [row] = rows;
  if (!row) throw new Refusal('draw_not_ready');
  const options = row.definition.campaign_type_options as TypeOptions['draw'];
  return {
    companyId,
    campaignId,
    definition: row.definition,
    options,
    timeZone: row.time_zone,
    fromMs: (row.starts_at ?? row.opened_at).getTime(),
    endsMs: row.ends_at?.getTime() ?? null,
    state: row.state,
    seedSealed: row.seed_sealed,
    entriesHash: row.entries_hash,
    winners: row.winners ?? options.winners,
    alternates: row.alternates ?? options.alternates,
  };
}
