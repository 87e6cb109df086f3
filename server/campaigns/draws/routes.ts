import {
  cancelDraw,
  closeDraw,
  confirmDraw,
  drawDraw,
  openDraw,
  proofOfDraw,
  readDraw,
  redrawDraw,
} from '../../../contract/campaigns/draws.ts';
import type { Database } from '../../db/connection.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { readOne } from '../rows.ts';
import { openDraws } from '../seeds/open.ts';
import { proofFile } from './proof.ts';
import { readDrawOf } from './read.ts';
import { cancelStep, closeStep, confirmStep, drawStep, redrawStep, type Step } from './steps.ts';

interface Stepping {
  readonly database: Database;
  readonly scope: { companyId: number };
  readonly params: { id: number };
  readonly now: () => number;
}

const stepOf = ({ scope, params, now }: Stepping): Step => ({
  companyId: scope.companyId,
  campaignId: params.id,
  nowMs: now(),
});

/** Takes a step of a draw and answers it as it stands then. Throws not_found for a campaign that is none. */
async function step(call: Stepping, work: (database: Database, step: Step) => Promise<void>) {
  const { database, scope, params } = call;
  await readDrawOf(database, scope.companyId, params.id);
  await work(database, stepOf(call));
  return readDrawOf(database, scope.companyId, params.id);
}

/** Draws: opened, closed, drawn, confirmed or given up, and proved. */
export function mountDraws(api: Api) {
  serve(api, readDraw, ({ database, scope, params }) =>
    readDrawOf(database, scope.companyId, params.id),
  );
  serve(api, openDraw, (call) =>
    step(call, async (database, { nowMs, ...which }) => {
      const { status } = await readOne(database.db, call.scope, which.campaignId);
      if (status === 'ended' || status === 'cancelled') throw new Refusal('campaign_over');
      await openDraws(database, nowMs, which);
    }),
  );
  serve(api, closeDraw, (call) => step(call, closeStep));
  serve(api, drawDraw, (call) => step(call, drawStep));
  serve(api, confirmDraw, (call) => step(call, confirmStep));
  serve(api, cancelDraw, (call) => step(call, cancelStep));
  serve(api, redrawDraw, (call) =>
    step(call, (database, own) => redrawStep(database, own, call.body)),
  );
  serve(api, proofOfDraw, ({ database, scope, params }) =>
    proofFile(database, scope.companyId, params.id),
  );
}
