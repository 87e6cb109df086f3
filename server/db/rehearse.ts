import type { Database } from './connection.ts';
import type { Executor } from './executor.ts';

/** Carries what was found out of a transaction that is not to be kept. */
class Rehearsed<T> {
  readonly found: T;

  constructor(found: T) {
    this.found = found;
  }
}

/** Does some work in a transaction and takes it back; answers what the work answered. */
export async function rehearse<T>(
  { db }: Pick<Database, 'db'>,
  work: (tx: Executor) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      throw new Rehearsed(await work(tx));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.found as T;
    throw error;
  }
}
