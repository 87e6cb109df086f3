import type { Logger } from 'pino';
import type { Database } from '../db/connection.ts';
import { type Queryable, withTransaction } from '../db/transaction.ts';
import { logged } from '../runtime/log-error.ts';

/** A job that this process has taken. */
export interface Job {
  company_id: number;
  job_id: number;
  kind: string;
  subject_id: number;
  done: number;
  total: number;
  /** Tells this taking of the job from any other. */
  attempts: number;
}

/** One piece of a job, within a transaction; answers how much of it is done. */
export type Piece = (client: Queryable, job: Job) => Promise<number>;
export type Kinds = Record<string, Piece>;

const heldFor = `interval '30 seconds'`;
// Cut off, not rounded up: what is due now is found now.
const now = `date_trunc('milliseconds', now())`;
const mostFailures = 20;
/** After so long the next job has its turn: one of minutes does not hold up one of seconds. */
const turnMs = 2000;

const take = {
  name: 'take-job',
  text: `update jobs set state = 'running', attempts = attempts + 1, held_until = now() + ${heldFor}, updated_at = now()
    where (company_id, job_id) = (select company_id, job_id from jobs where state in ('queued', 'running') and held_until <= now()
      order by held_until limit 1 for update skip locked)
    returning company_id, job_id, kind, subject_id, done, total, attempts`,
};
// Whoever was taken for dead and is not finds its job taken, and stops.
const keep = {
  name: 'keep-job',
  text: `update jobs set done = $4, held_until = now() + ${heldFor}, updated_at = now(), state = case when $4 >= total then 'done' else state end
    where company_id = $1 and job_id = $2 and attempts = $3 and state = 'running'`,
};
const letGo = {
  name: 'let-go-job',
  text: `update jobs set failures = failures + 1, state = case when failures + 1 >= ${mostFailures} then 'failed' else 'queued' end,
      held_until = now() + interval '1 second' * least(600, power(2, failures + 1)) where company_id = $1 and job_id = $2 and attempts = $3`,
};

// Neither a stop nor the turn of another is a failed attempt.
const handBack = {
  name: 'hand-back-job',
  text: `update jobs set state = 'queued', attempts = attempts - 1, held_until = ${now}
    where company_id = $1 and job_id = $2 and attempts = $3 and state = 'running'`,
};

async function takeJob({ pool }: Database): Promise<Job | undefined> {
  const { rows } = await pool.query<Job>(take);
  return rows[0];
}

/** Does a piece and notes how far it came, both or neither; answers whether there is more to do. */
const onePiece = (database: Database, job: Job, piece: Piece) =>
  withTransaction(database, async (client) => {
    const done = await piece(client, job);
    const values = [job.company_id, job.job_id, job.attempts, done];
    const { rowCount } = await client.query({ ...keep, values });
    if (!rowCount) throw new Error('The job was taken over');
    job.done = done;
    return done < job.total;
  });

/** Does pieces of a job until it is done, its turn is over or the signal comes; answers whether there is more. */
async function oneTurn(database: Database, job: Job, piece: Piece, signal?: AbortSignal) {
  const until = performance.now() + turnMs;
  let more = true;
  while (more && !signal?.aborted && performance.now() < until)
    more = await onePiece(database, job, piece);
  return more;
}

/**
 * Runs every job that is due until none is, or until it is told to stop, after the piece under way; long
 * ones take turns. A job that was stopped, or whose process was killed, goes on where it was.
 */
export async function runJobs(
  database: Database,
  kinds: Kinds,
  log: Logger,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const job = await takeJob(database);
    if (!job) return;
    const { company_id, job_id, kind, attempts } = job;
    const piece = kinds[kind];
    try {
      if (!piece) throw new Error('Nobody does this kind of job');
      if (await oneTurn(database, job, piece, signal))
        await database.pool.query({ ...handBack, values: [company_id, job_id, attempts] });
    } catch (error) {
      log.warn({ jobId: job_id, kind, err: logged(error) }, 'job failed');
      await database.pool.query({ ...letGo, values: [company_id, job_id, attempts] });
    }
  }
}

/** Adds a job in the transaction that wants it done. */
export const addJob = (
  client: Queryable,
  {
    companyId,
    kind,
    subjectId,
    total,
  }: { companyId: number; kind: string; subjectId: number; total: number },
) =>
  client.query({
    name: 'add-job',
    text: `insert into jobs (company_id, kind, subject_id, total, held_until) values ($1, $2, $3, $4, ${now})`,
    values: [companyId, kind, subjectId, total],
  });
