import { startBilling } from './billing/runner/run.ts';
import { previewing } from './campaigns/foreseen/queue.ts';
import { forgetLists } from './campaigns/lists/forget.ts';
import { startLooks } from './campaigns/looks/run.ts';
import { embeddedLookSize, lookSize, previewPiece } from './campaigns/previews/piece.ts';
import { startClaimExpiry } from './coupons/expiry.ts';
import { generateCodes, generation } from './coupons/multiple/generate.ts';
import { sendReports } from './coupons/multiple/reports.ts';
import { bringAllUpToDate } from './coupons/standings.ts';
import { cardGeneration, generateCards } from './customers/card-orders/generate.ts';
import { forgetImports } from './customers/imports/forget.ts';
import { embeddedPieceSize, importing, importPiece, pieceSize } from './customers/imports/piece.ts';
import type { Checkpoints } from './db/checkpoints.ts';
import { upkeep } from './db/upkeep.ts';
import { forgetKeyUse } from './developers/keys/key-requests.ts';
import { startWebhooks } from './developers/webhooks/runner.ts';
import { keepSearchIndexes } from './engine/search-indexes.ts';
import { forgetExports } from './exports/forget.ts';
import { type Exporting, runExports } from './exports/run.ts';
import type { Dependencies } from './http/dependencies.ts';
import type { Api } from './http/serve.ts';
import { every } from './jobs/every.ts';
import { runJobs } from './jobs/run.ts';
import { startDays } from './ledger/days.ts';
import { startExpiry } from './ledger/expiry.ts';
import { embeddedPieceMs, pieceMs, verificationPiece, verifying } from './ledger/verification.ts';
import { forgetCodes } from './messages/codes/codes.ts';
import { sending, sendPiece } from './messages/sends/piece.ts';
import { forgetEnded } from './people/sign-in/forget.ts';
import { givePlanPoints } from './plan-points/give.ts';
import { startCounting } from './reports/count-receipts.ts';
import { startTimes } from './reports/keep-times.ts';
import { clean } from './settings/cleaners.ts';
import { startShop } from './shop/buying/background.ts';

const pointsEveryMs = 20_000;
const jobsEveryMs = 1000;
const reportsEveryMs = 10 * 60_000;
const cleaningEveryMs = 10 * 60_000;
const upkeepEveryMs = 20_000;
const checkpointsEveryMs = 1000;
const indexesEveryMs = 3_600_000;

/** What is done in the background, by the name of its kind. */
const jobKinds = ({ files, database: { embedded } }: Pick<Dependencies, 'database' | 'files'>) => ({
  [generation]: generateCodes,
  [cardGeneration]: generateCards,
  [importing]: importPiece(files, Date.now, embedded ? embeddedPieceSize : pieceSize),
  [sending]: sendPiece,
  [previewing]: previewPiece(embedded ? embeddedLookSize : lookSize),
  [verifying]: verificationPiece(embedded ? embeddedPieceMs : pieceMs),
});

/** Starts what goes on without being asked; answers how to end it, once what is under way is done. */
export function startBackground(checkpoints: Checkpoints, api: Api): () => Promise<void> {
  const { dependencies, served: calls, underway } = api;
  const { database, files, log, settings } = dependencies;
  const kinds = jobKinds(dependencies);
  const exporting: Exporting = { dependencies, calls, underway };
  const stops = [
    startExpiry(database, Date.now, log),
    startClaimExpiry(database, Date.now, log),
    startCounting(database, log),
    startDays(database, Date.now, log),
    startTimes(database, Date.now, log),
    startLooks(database, Date.now, log),
    startBilling({ database, now: Date.now, log, settings }),
    startShop({ database, now: Date.now, log, settings }),
    startWebhooks(api),
    every('points of plans', pointsEveryMs, log, (signal) =>
      givePlanPoints({ database, now: Date.now }, signal),
    ),
    every('jobs', jobsEveryMs, log, (signal) => runJobs(database, kinds, log, signal)),
    every('exports', jobsEveryMs, log, (signal) => runExports(exporting, signal)),
    every('reports', reportsEveryMs, log, () => sendReports(database, Date.now())),
    every('cleaning', cleaningEveryMs, log, async () => {
      await clean(database, Date.now());
      await forgetEnded(database, Date.now());
      await forgetKeyUse(database, Date.now());
      await forgetCodes(database, Date.now());
      await forgetImports(database, files, Date.now());
      await forgetExports(dependencies);
      await forgetLists(database, Date.now());
      await bringAllUpToDate(database, Date.now());
    }),
    every('upkeep', upkeepEveryMs, log, (signal) => upkeep(database, signal)),
    every('search indexes', indexesEveryMs, log, () => keepSearchIndexes(database)),
    every('checkpoints', checkpointsEveryMs, log, () => checkpoints.whenLong()),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
