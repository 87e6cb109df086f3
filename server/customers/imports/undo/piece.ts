import type { undoOutcomes } from '../../../../contract/customers/customer-imports.ts';
import type { Queryable } from '../../../db/transaction.ts';
import type { Piece } from '../../../jobs/run.ts';
import { act, takeTurns } from '../acting.ts';
import { outcomes } from './outcome.ts';
import { writeUndo } from './write.ts';

type Outcome = (typeof undoOutcomes)[number];

const read = {
  name: 'import-undo-run',
  text: `select state, coalesce(undone_by, user_id) as user_id from customer_imports where company_id = $1 and import_id = $2 for update`,
};
// A receipt under way locks the account of its customer: it ends first, and is seen.
const lock = {
  name: 'import-undo-lock',
  text: `select m.user_account_id as id from imported_customers m
    join accounts a on a.company_id = m.company_id and a.user_account_id = m.user_account_id
    join customers c on c.company_id = m.company_id and c.user_account_id = m.user_account_id
    where m.company_id = $1 and m.import_id = $2 order by m.user_account_id limit $3 for update of a, c`,
};
const decide = {
  name: 'import-undo-decide',
  text: `${outcomes('and m.user_account_id = any($3::bigint[])')} order by 1`,
};
const forget = {
  name: 'import-undo-forget',
  text: 'delete from imported_customers where company_id = $1 and import_id = $2 and user_account_id = any($3::bigint[])',
};
const note = {
  name: 'import-undo-note',
  text: `update customer_imports set removed = removed + $3, restored = restored + $4, left_alone = left_alone + $5
    where company_id = $1 and import_id = $2`,
};
const end = {
  name: 'import-undo-end',
  text: `update customer_imports set state = 'undone', preview = '[]' where company_id = $1 and import_id = $2`,
};

type Ids = [companyId: number, importId: number];

interface Undoing {
  userId: number;
  most: number;
  nowMs: number;
}

/** Undoes the next customers of an import; answers how many these are. */
async function undoNext(client: Queryable, ids: Ids, { userId, most, nowMs }: Undoing) {
  const [companyId, importId] = ids;
  const locked = await client.query<{ id: number }>({ ...lock, values: [...ids, most] });
  const customers = locked.rows.map(({ id }) => id);
  if (!customers.length) return 0;
  const { rows } = await client.query<{ id: number; outcome: Outcome }>({
    ...decide,
    values: [...ids, customers],
  });
  const of = (wanted: Outcome) =>
    rows.filter((each) => each.outcome === wanted).map(({ id }) => id);
  const [removed, restored, left] = [of('removed'), of('restored'), of('left_alone')];
  await writeUndo(client, { companyId, importId, userId, nowMs }, { removed, restored });
  await client.query({ ...forget, values: [...ids, customers] });
  await client.query({ ...note, values: [...ids, removed.length, restored.length, left.length] });
  return customers.length;
}

/** Undoes an import, so many customers at most in a piece, all of them or none. */
export const undoPiece =
  (now: () => number, most: number): Piece =>
  async (client, job) => {
    const ids: Ids = [job.company_id, job.subject_id];
    await client.query({ ...act, values: [...ids, true] });
    await client.query({ ...takeTurns, values: [job.company_id] });
    const { rows } = await client.query<{ state: string; user_id: number }>({
      ...read,
      values: ids,
    });
    const run = rows[0];
    if (run?.state !== 'undoing') return job.total;
    const count = await undoNext(client, ids, { userId: run.user_id, most, nowMs: now() });
    const done = job.done + count;
    if (count && done < job.total) return done;
    await client.query({ ...act, values: [...ids, false] });
    await client.query({ ...end, values: ids });
    return job.total;
  };
