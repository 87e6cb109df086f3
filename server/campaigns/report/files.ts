import type { CampaignReport } from '../../../contract/campaigns/previews.ts';
import type { Database } from '../../db/connection.ts';
import { csvHead, csvLine } from '../../files/csv.ts';
import { pointsOf } from '../../runtime/units.ts';

const encoder = new TextEncoder();

const dayColumns = ['day', 'reached', 'sent', 'delivered', 'redeemed', 'points', 'cost'] as const;

/** The days of a report as CSV. */
export const daysFile = ({ campaign_id, days }: CampaignReport) => ({
  name: `campaign-${campaign_id}-days.csv`,
  body: new ReadableStream({
    start(controller) {
      const lines = days.map((day) => csvLine(dayColumns.map((name) => day[name])));
      controller.enqueue(encoder.encode(csvHead(dayColumns) + lines.join('')));
      controller.close();
    },
  }),
});

const pageSize = 2000;
const page = {
  name: 'campaign-participants-page',
  text: `select p.participant_id, p.user_account_id, concat_ws(' ', c.first_name, c.last_name) as customer, p.state, p.points, cardinality(p.claim_ids) as claims,
      p.transaction_id, p.problem, p.created_at
    from campaign_participants p left join customers c on c.company_id = p.company_id and c.user_account_id = p.user_account_id
    where p.company_id = $1 and p.campaign_id = $2 and p.participant_id > $3 order by p.participant_id limit ${pageSize}`,
};

interface Row {
  participant_id: number;
  user_account_id: number;
  customer: string;
  state: string;
  points: number;
  claims: number;
  transaction_id: number | null;
  problem: string | null;
  created_at: Date;
}

const columns = [
  'created_at',
  'user_account_id',
  'customer',
  'state',
  'points',
  'claims',
  'transaction_id',
  'problem',
] as const;

const cellsOf = (row: Row) =>
  columns.map((name) => {
    if (name === 'points') return pointsOf(row.points);
    return name === 'created_at' ? row.created_at.toISOString() : row[name];
  });

/** Everybody who took part as CSV, in the order they did; read a page at a time, so that memory does not grow with it. */
export function participantsFile({ pool }: Pick<Database, 'pool'>, companyId: number, id: number) {
  let last = 0;
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(csvHead(columns))),
    async pull(controller) {
      const { rows } = await pool.query<Row>({ ...page, values: [companyId, id, last] });
      const end = rows.at(-1);
      if (!end) return controller.close();
      last = end.participant_id;
      controller.enqueue(encoder.encode(rows.map((row) => csvLine(cellsOf(row))).join('')));
    },
  });
  return { body, name: `campaign-${id}-participants.csv` };
}
