import type { Verification } from '../../contract/reports/reports.ts';
import type { Database } from '../db/connection.ts';
import { type Queryable, withTransaction } from '../db/transaction.ts';
import { addJob, type Job, type Piece } from '../jobs/run.ts';
import type { Breach, Position } from '../tables/ledger-verifications.ts';
import { beginning, farOf, partsOfAll, together, verifyPiece } from './verify.ts';

export const verifying = 'ledger-verification';
/** How long a piece takes, about. */
export const pieceMs = 200;
/** The embedded database has one connection, and whoever asks it meanwhile waits for the piece's end. */
export const embeddedPieceMs = 40;
const mostRuns = 10;

interface Run {
  position: Position | null;
  done: number;
  postings: number;
  breaches: Breach[];
}

const read = {
  name: 'read-verification',
  text: `select position, done, postings, breaches from ledger_verifications
    where company_id = $1 and verification_id = $2 and state = 'running' for update`,
};
const note = {
  name: 'note-verification',
  text: `update ledger_verifications set position = $3, done = $4, postings = $5, breaches = $6, state = case when $3::jsonb is null then 'done' else state end,
      ended_at = case when $3::jsonb is null then now() end where company_id = $1 and verification_id = $2`,
};

/** Goes on until the time of a piece is over. */
async function goOn(client: Queryable, companyId: number, run: Run, forMs: number): Promise<Run> {
  const began = performance.now();
  let position = run.done > 0 ? run.position : await beginning(client, companyId);
  let { postings, breaches } = run;
  while (position) {
    const piece = await verifyPiece(client, companyId, position, forMs / 2);
    breaches = together(breaches, piece.breaches as Breach[]);
    postings += piece.postings;
    position = piece.next;
    if (performance.now() - began > forMs / 2) break;
  }
  return { position, done: Math.max(1, farOf(position)), postings, breaches };
}

/** Verifies the next piece of a ledger; where it is, is kept in the same transaction. */
export const verificationPiece =
  (forMs: number): Piece =>
  async (client: Queryable, { company_id, subject_id, total }: Job) => {
    const ids = [company_id, subject_id];
    const { rows } = await client.query<Run>({ ...read, values: ids });
    if (!rows[0]) return total;
    // Among so few ids an index is right, whatever is known of the tables.
    await client.query('set local enable_seqscan = off');
    const run = await goOn(client, company_id, rows[0], forMs);
    const position = run.position && JSON.stringify(run.position);
    const values = [...ids, position, run.done, run.postings, JSON.stringify(run.breaches)];
    await client.query({ ...note, values });
    return run.done;
  };

// What its job has given up is not under way any more.
const abandoned = `exists (select 1 from jobs j where j.company_id = v.company_id and j.kind = '${verifying}'
  and j.subject_id = v.verification_id and j.state = 'failed')`;
const giveUp = {
  name: 'give-up-verification',
  text: `update ledger_verifications v set state = 'failed', ended_at = now() where company_id = $1 and state = 'running' and ${abandoned}`,
};
const add = {
  name: 'add-verification',
  text: `insert into ledger_verifications (company_id, user_id, total) values ($1, $2, $3)
    on conflict (company_id) where state = 'running' do nothing returning verification_id`,
};
const forgetOld = {
  name: 'forget-verifications',
  text: `delete from ledger_verifications where company_id = $1 and verification_id < (select min(verification_id) from (select verification_id
      from ledger_verifications where company_id = $1 order by verification_id desc limit $2) latest)`,
};

/** Starts a verification of a company's ledger, unless one is under way. */
export const startVerification = (database: Database, companyId: number, userId: number) =>
  withTransaction(database, async (client) => {
    await client.query({ ...giveUp, values: [companyId] });
    const { rows } = await client.query<{ verification_id: number }>({
      ...add,
      values: [companyId, userId, partsOfAll],
    });
    if (!rows[0]) return;
    const subjectId = rows[0].verification_id;
    await addJob(client, { companyId, kind: verifying, subjectId, total: partsOfAll });
    await client.query({ ...forgetOld, values: [companyId, mostRuns] });
  });

const latest = {
  name: 'latest-verification',
  text: `select v.verification_id, case when v.state = 'running' and ${abandoned} then 'failed' else v.state end as state, v.done, v.total,
      v.postings, v.breaches, v.started_at, v.ended_at, (select u.full_name from users u where u.user_id = v.user_id) as by
    from ledger_verifications v where v.company_id = $1 order by v.verification_id desc limit 1`,
};

interface Stored extends Omit<Verification, 'started_at' | 'ended_at'> {
  started_at: Date;
  ended_at: Date | null;
}

/** The latest verification of a company's ledger; null before the first. */
export async function latestVerification(
  { pool }: Database,
  companyId: number,
): Promise<Verification | null> {
  const { rows } = await pool.query<Stored>({ ...latest, values: [companyId] });
  const row = rows[0];
  if (!row) return null;
  return {
    ...row,
    breaches: row.breaches.map(({ invariant, subject, detail }) => ({
      invariant,
      subject,
      detail,
    })),
    started_at: row.started_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}
