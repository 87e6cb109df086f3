import type { Logger } from 'pino';
import type { Database } from '../../db/connection.ts';
import { withTransaction } from '../../db/transaction.ts';
import { every } from '../../jobs/every.ts';
import { logged } from '../../runtime/log-error.ts';
import { occasionsOf } from '../occasions/occasions.ts';
import { type Running, runningCampaigns } from '../running.ts';
import { openDraws } from '../seeds/open.ts';
import { endDue, startDue } from './lives.ts';
import { lookPiece } from './look.ts';

const everyMs = 20_000;
/** On the embedded database everybody else waits for the end of a piece. */
const pieceMs = { embedded: 40, own: 200 };

const clockTypes = Object.keys(occasionsOf);

const companies = {
  name: 'companies-with-campaigns-of-the-clock',
  text: `select cs.company_id, cs.campaigns_version as version from company_settings cs where exists (select 1 from campaigns c
    where c.company_id = cs.company_id and c.status = 'running' and c.type = any($1::text[])) order by 1`,
};
const begin = {
  name: 'begin-campaign-look',
  text: 'insert into campaign_looks (company_id, campaign_id) values ($1, $2) on conflict do nothing',
};

interface Look {
  readonly companyId: number;
  readonly timeZone: string;
  readonly campaign: Running;
}

/** All campaigns that look at the clock now. */
async function looksOf(database: Database): Promise<readonly Look[]> {
  const values = [clockTypes];
  const { rows } = await database.pool.query<{ company_id: number; version: number }>({
    ...companies,
    values,
  });
  const looks: Look[] = [];
  for (const { company_id: companyId, version } of rows) {
    const { campaigns, timeZone } = await runningCampaigns(database, companyId, version);
    for (const campaign of campaigns.filter(({ type }) => clockTypes.includes(type))) {
      await database.pool.query({ ...begin, values: [companyId, campaign.campaign_id] });
      looks.push({ companyId, timeZone, campaign });
    }
  }
  return looks;
}

/** A piece of one; what goes wrong with it holds up no other, and is tried again next time. */
async function oneTurn(database: Database, look: Look, nowMs: number, log: Logger) {
  const forMs = database.embedded ? pieceMs.embedded : pieceMs.own;
  try {
    return await withTransaction(database, (client) =>
      lookPiece(client, { ...look, nowMs, pieceMs: forMs }),
    );
  } catch (error) {
    const { campaign_id: campaignId } = look.campaign;
    log.warn({ campaignId, err: logged(error) }, 'a campaign could not look');
    return false;
  }
}

/**
 * Starts the campaigns whose time has come, lets each that looks at the clock look up to now, piece by
 * piece and by turns, and ends those whose time is over. Safe to repeat, to kill and to do at once.
 */
export async function lookAtCampaigns(
  database: Database,
  nowMs: number,
  log: Logger,
  signal?: AbortSignal,
): Promise<void> {
  await startDue(database, nowMs);
  await openDraws(database, nowMs);
  let open = await looksOf(database);
  while (open.length && !signal?.aborted) {
    const more: Look[] = [];
    for (const look of open) if (await oneTurn(database, look, nowMs, log)) more.push(look);
    open = more;
  }
  if (!signal?.aborted) await endDue(database, nowMs);
}

/** Looks every twenty seconds; answers how to stop. */
export const startLooks = (database: Database, now: () => number, log: Logger) =>
  every('campaigns', everyMs, log, (signal) => lookAtCampaigns(database, now(), log, signal));
