import type { Breach } from '../tables/ledger-verifications.ts';
import { loadArchive } from './load.ts';
import type { Draft } from './make.ts';
import { assertRoom } from './refused.ts';
import { fillBeside } from './targets.ts';
import { withWorkFolder } from './work-folders.ts';

const silent = () => undefined;

/**
 * Restores a draft into an embedded database of its own, as a restore would: its rows are counted there, its indexes and
 * constraints made, the ledger verified. That database is deleted afterwards. Answers what the ledger says, which is what
 * it said where the backup was made. Throws where the draft cannot be restored, or there is no room to do so.
 */
export const verifyDraft = (
  dataDir: string,
  { draft, databaseBytes, manifest, contents }: Draft,
): Promise<Breach[]> =>
  withWorkFolder(dataDir, 'verifying', async (folder) => {
    await assertRoom(folder, databaseBytes);
    const { breaches } = await fillBeside(folder, (target) =>
      // Uploaded files are bytes, which the checksum covers.
      loadArchive({ ...target, files: undefined, say: silent }, draft, { manifest, contents }),
    );
    return breaches;
  });
