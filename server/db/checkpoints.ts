import type { Database } from './connection.ts';

export interface Checkpoints {
  /** Makes one where the log has grown long; answers whether it did. */
  whenLong(): Promise<boolean>;
  /** Does work while none is made: what the log says since the last one stays there. */
  without<T>(work: () => Promise<T>): Promise<T>;
}

// What is changed between two is at most about as much, and brought to the disk within 0.2 s.
const longBytes = 16 * 2 ** 20;

const length = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::bigint as bytes
  from pg_control_checkpoint()`;

/**
 * Does for the embedded database what nobody does for it: PostgreSQL shortens its log in a process of
 * its own, which the embedded one lacks. Without it the log of a server that runs for months fills the
 * disk, and is read from its beginning after a power cut. Often, so that each takes little time.
 */
export function checkpointsOf({
  pool,
  embedded,
}: Pick<Database, 'pool' | 'embedded'>): Checkpoints {
  let forbidden = 0;
  return {
    async whenLong() {
      if (!embedded || forbidden) return false;
      const { rows } = await pool.query<{ bytes: number }>(length);
      if ((rows[0]?.bytes ?? 0) < longBytes || forbidden) return false;
      await pool.query('checkpoint');
      return true;
    },
    async without(work) {
      forbidden += 1;
      try {
        // One that is under way ends before this is answered.
        await pool.query(length);
        return await work();
      } finally {
        forbidden -= 1;
      }
    },
  };
}
