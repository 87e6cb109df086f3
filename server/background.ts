import type { Logger } from 'pino';
import { startClaimExpiry } from './coupons/expiry.ts';
import { generateCodes, generation } from './coupons/multiple/generate.ts';
import { sendReports } from './coupons/multiple/reports.ts';
import { bringAllUpToDate } from './coupons/standings.ts';
import { cardGeneration, generateCards } from './customers/card-orders/generate.ts';
import { forgetImports } from './customers/imports/forget.ts';
import { embeddedPieceSize, importing, importPiece, pieceSize } from './customers/imports/piece.ts';
import type { Checkpoints } from './db/checkpoints.ts';
import type { Database } from './db/connection.ts';
import { upkeep } from './db/upkeep.ts';
import { keepSearchIndexes } from './engine/search-indexes.ts';
import type { FileStore } from './files/store.ts';
import { every } from './jobs/every.ts';
import { runJobs } from './jobs/run.ts';
import { startDays } from './ledger/days.ts';
import { startExpiry } from './ledger/expiry.ts';
import { embeddedPieceMs, pieceMs, verificationPiece, verifying } from './ledger/verification.ts';
import { sending, sendPiece } from './messages/sends/piece.ts';
import { forgetEnded } from './people/sign-in/forget.ts';
import { clean } from './settings/cleaners.ts';

const jobsEveryMs = 1000;
const reportsEveryMs = 10 * 60_000;
const cleaningEveryMs = 10 * 60_000;
const upkeepEveryMs = 20_000;
const checkpointsEveryMs = 1000;
const indexesEveryMs = 3_600_000;

interface BackgroundOptions {
  database: Database;
  checkpoints: Checkpoints;
  files: FileStore;
  log: Logger;
}

/** What is done in the background, by the name of its kind. */
const jobKinds = ({
  files,
  database: { embedded },
}: Pick<BackgroundOptions, 'database' | 'files'>) => ({
  [generation]: generateCodes,
  [cardGeneration]: generateCards,
  [importing]: importPiece(files, Date.now, embedded ? embeddedPieceSize : pieceSize),
  [sending]: sendPiece,
  [verifying]: verificationPiece(embedded ? embeddedPieceMs : pieceMs),
});

/** Starts what goes on without being asked; answers how to end it, once what is under way is done. */
export function startBackground(options: BackgroundOptions): () => Promise<void> {
  const { database, checkpoints, files, log } = options;
  const kinds = jobKinds(options);
  const stops = [
    startExpiry(database, Date.now, log),
    startClaimExpiry(database, Date.now, log),
    startDays(database, Date.now, log),
    every('jobs', jobsEveryMs, log, (signal) => runJobs(database, kinds, log, signal)),
    every('reports', reportsEveryMs, log, () => sendReports(database, Date.now())),
    every('cleaning', cleaningEveryMs, log, async () => {
      await clean(database, Date.now());
      await forgetEnded(database, Date.now());
      await forgetImports(database, files, Date.now());
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
