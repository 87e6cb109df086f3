import { startBilling } from './billing/runner/run.ts';
import { startVies } from './billing/vies/run.ts';
import { previewing } from './campaigns/foreseen/queue.ts';
import { forgetLists } from './campaigns/lists/forget.ts';
import { startLooks } from './campaigns/looks/run.ts';
import { embeddedLookSize, lookSize, previewPiece } from './campaigns/previews/piece.ts';
import { forgetProductImports } from './catalogue/imports/earlier.ts';
import { startClaimExpiry } from './coupons/expiry.ts';
import { generateCodes, generation } from './coupons/multiple/generate.ts';
import { sendReports } from './coupons/multiple/reports.ts';
import { bringAllUpToDate } from './coupons/standings.ts';
import { cardGeneration, generateCards } from './customers/card-orders/generate.ts';
import { undoing } from './customers/imports/acting.ts';
import { forgetImports } from './customers/imports/forget.ts';
import { embeddedPieceSize, importing, importPiece, pieceSize } from './customers/imports/piece.ts';
import { undoPiece } from './customers/imports/undo/piece.ts';
import { clockWatch } from './db/alive/clock-watch.ts';
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
const clockEveryMs = 10_000;

/** What is done in the background, by the name of its kind. */
const jobKinds = ({
  files,
  now,
  settings,
  database: { embedded },
}: Pick<Dependencies, 'database' | 'files' | 'now' | 'settings'>) => ({
  [generation]: generateCodes,
  [cardGeneration]: generateCards,
  [importing]: importPiece(files, now, embedded ? embeddedPieceSize : pieceSize),
  [undoing]: undoPiece(now, embedded ? embeddedPieceSize : pieceSize),
  [sending]: sendPiece,
  [previewing]: previewPiece(embedded ? embeddedLookSize : lookSize, settings),
  [verifying]: verificationPiece(embedded ? embeddedPieceMs : pieceMs),
});

/** Starts what goes on without being asked; answers how to end it, once what is under way is done. */
export function startBackground(checkpoints: Checkpoints, api: Api): () => Promise<void> {
  const { dependencies, served: calls, underway } = api;
  const { database, files, log, now, settings } = dependencies;
  const kinds = jobKinds(dependencies);
  const exporting: Exporting = { dependencies, calls, underway };
  const stops = [
    startExpiry(database, now, log),
    startClaimExpiry(database, now, log),
    startCounting(database, log),
    startDays(database, now, log),
    startTimes(database, now, log),
    startLooks(database, now, log),
    startBilling({ database, now, log, settings }),
    startVies({ database, now, log, settings }),
    startShop({ database, now, log, settings }),
    startWebhooks(api),
    every('points of plans', pointsEveryMs, log, (signal) =>
      givePlanPoints({ database, now }, signal),
    ),
    every('jobs', jobsEveryMs, log, (signal) => runJobs(database, kinds, log, signal)),
    every('exports', jobsEveryMs, log, (signal) => runExports(exporting, signal)),
    every('reports', reportsEveryMs, log, () => sendReports(database, now())),
    every('cleaning', cleaningEveryMs, log, async () => {
      await clean(database, now());
      await forgetEnded(database, now());
      await forgetKeyUse(database, now());
      await forgetCodes(database, now());
      await forgetImports(database, files, now());
      await forgetProductImports(database, now());
      await forgetExports(dependencies);
      await forgetLists(database, now());
      await bringAllUpToDate(database, now());
    }),
    every('upkeep', upkeepEveryMs, log, (signal) => upkeep(database, signal)),
    every('clock', clockEveryMs, log, clockWatch(database.pulse?.clock, log)),
    every('search indexes', indexesEveryMs, log, () => keepSearchIndexes(database)),
    every('checkpoints', checkpointsEveryMs, log, () => checkpoints.whenLong()),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
