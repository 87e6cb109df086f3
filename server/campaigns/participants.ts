import { sql } from 'drizzle-orm';
import {
  listParticipants,
  type Participant,
  readParticipant,
  refreshReward,
} from '../../contract/campaigns/participants.ts';
import { itemsPerPage, paginationOf } from '../../contract/engine/endpoint.ts';
import { type RefusalId, refusals } from '../../contract/engine/errors.ts';
import type { Language } from '../../contract/engine/languages.ts';
import { sayRefusal } from '../../contract/words/say.ts';
import type { Database } from '../db/connection.ts';
import { withTransaction } from '../db/transaction.ts';
import type { AnyCall } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { lockAccount } from '../ledger/context.ts';
import { pointsOf } from '../runtime/units.ts';
import { giveAgain } from './give.ts';
import { campaignRows } from './rows.ts';

interface Row extends Omit<Participant, 'created_at'> {
  created_at: Date;
}

const columns = `p.participant_id, p.user_account_id, coalesce(concat_ws(' ', c.first_name, c.last_name), '') as customer, p.state, p.matched,
  p.revision::int, p.points, to_jsonb(p.claim_ids) as claim_ids, p.problem, p.transaction_id, p.created_at,
  coalesce((select json_agg(json_build_object('message_id', m.message_id, 'channel', m.channel, 'state', m.state, 'reason', m.reason) order by m.message_id)
    from messages m where m.company_id = p.company_id and m.participant_id = p.participant_id), '[]') as messages`;
const from = `from campaign_participants p left join customers c on c.company_id = p.company_id and c.user_account_id = p.user_account_id
  where p.company_id = $1 and p.campaign_id = $2`;

/** What was wrong, in words; of what nobody foresaw, with the database's code for whoever helps. */
function problemSaid(language: Language, problem: string | null) {
  if (!problem) return null;
  const [id = '', code] = problem.split(' ');
  const said = sayRefusal(language, Object.hasOwn(refusals, id) ? (id as RefusalId) : 'internal');
  return code ? `${said} (${code})` : said;
}

const told = ({ points, created_at, problem, ...row }: Row, language: Language): Participant => ({
  ...row,
  problem: problemSaid(language, problem),
  points: pointsOf(points),
  created_at: created_at.toISOString(),
});

const page = {
  name: 'campaign-participants',
  text: `select ${columns} ${from} and ($3::text is null or p.state = $3) order by p.created_at desc, p.participant_id desc limit ${itemsPerPage} offset $4`,
};
const one = {
  name: 'campaign-participant',
  text: `select ${columns} ${from} and p.participant_id = $3`,
};

interface Which {
  readonly companyId: number;
  readonly campaignId: number;
  readonly id: number;
  readonly language: Language;
}

const whichOf = ({
  scope,
  params,
  language,
}: Pick<AnyCall, 'scope' | 'language'> & {
  params: { id: number; participantId: number };
}): Which => ({
  companyId: scope.companyId,
  campaignId: params.id,
  id: params.participantId,
  language,
});

async function participantOf(
  { pool }: Pick<Database, 'pool'>,
  { companyId, campaignId, id, language }: Which,
): Promise<Participant> {
  const { rows } = await pool.query<Row>({ ...one, values: [companyId, campaignId, id] });
  if (!rows[0]) throw new Refusal('not_found');
  return told(rows[0], language);
}

/** How many took part; 0 where all of them are read, which needs no number. */
async function countOf(
  { db, uncounted }: Database,
  companyId: number,
  campaignId: number,
  state: string | null,
): Promise<number> {
  if (uncounted) return 0;
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from campaign_participants p where p.company_id = ${companyId}
      and p.campaign_id = ${campaignId} and (${state}::text is null or p.state = ${state})`,
  );
  return rows[0]?.count ?? 0;
}

/** Who took part in a campaign, and what failed given again. Throws not_found for no campaign of the company. */
export function mountParticipants(api: Api) {
  serve(api, listParticipants, async ({ database, scope, params, query, language }) => {
    const { page: number = 1, state = null } = query;
    const own = [scope.companyId, params.id];
    const offset = (number - 1) * itemsPerPage;
    const { rows } = await database.pool.query<Row>({ ...page, values: [...own, state, offset] });
    if (!rows.length) await campaignRows.read(database.db, scope, params.id);
    const total = await countOf(database, scope.companyId, params.id, state);
    return {
      participants: rows.map((row) => told(row, language)),
      pagination: paginationOf(number, total, rows.length),
    };
  });
  serve(api, readParticipant, (call) => participantOf(call.database, whichOf(call)));
  serve(api, refreshReward, async (call) => {
    const { database, caller, now } = call;
    const which = whichOf(call);
    const before = await participantOf(database, which);
    await withTransaction(database, async (client) => {
      const { companyId, campaignId, id: participantId } = which;
      await lockAccount(client, companyId, before.user_account_id);
      const { userId } = caller;
      await giveAgain(client, { companyId, campaignId, participantId, userId, nowMs: now() });
    });
    return participantOf(database, which);
  });
}
