import { exportsOfPeople } from '../../../contract/exports/of-people.ts';
import type { Database } from '../../db/connection.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { FileStore } from '../../files/store.ts';
import { names } from '../../tables/personal/declare.ts';
import type { Identity } from './identity.ts';

const lines = 2000;
const naming = {
  name: 'lines-that-name-person',
  text: `select exists (select 1 from unnest($1::text[]) line where ${names('line', '$2')}) as named`,
};

/** The lines of a stored file, some at once. */
async function* linesOf(files: FileStore, path: string) {
  const content = await files.read(path);
  if (!content) return;
  let rest = '';
  let some: string[] = [];
  for await (const piece of content.pipeThrough(new TextDecoderStream())) {
    const whole = (rest + piece).split('\n');
    rest = whole.pop() ?? '';
    some.push(...whole);
    if (some.length < lines) continue;
    yield some;
    some = [];
  }
  yield [...some, rest];
}

/** An uploaded file of customers that waits. */
interface Waiting {
  readonly import_id: number;
  readonly file: string;
}
/** The states of an import that is not under way. */
const resting = `('mapping', 'checked', 'failed', 'done', 'cancelled', 'undone')`;
const waiting = {
  name: 'imports-that-wait',
  text: `select import_id, file from customer_imports where company_id = $1 and file is not null and state in ${resting}`,
};

/** The imports whose stored file names a person: rows that nobody has taken in yet, or that were taken in just now. */
export async function importsNaming(
  { pool }: Database,
  files: FileStore,
  companyId: number,
  [, pattern]: Identity,
): Promise<number[]> {
  const { rows } = await pool.query<Waiting>({ ...waiting, values: [companyId] });
  const found: number[] = [];
  for (const { import_id, file } of rows)
    for await (const some of linesOf(files, file)) {
      const values = [some, pattern];
      const isNamed = (await pool.query<{ named: boolean }>({ ...naming, values })).rows[0]?.named;
      if (!isNamed) continue;
      found.push(import_id);
      break;
    }
  return found;
}

const giveUp = {
  name: 'give-up-imports-of-person',
  text: `update customer_imports i set file = null, samples = '[]', ended_at = coalesce(i.ended_at, $3),
      state = case when i.state in ('mapping', 'checked', 'failed') then 'cancelled' else i.state end
    from customer_imports was where i.company_id = $1 and i.import_id = any($2::bigint[]) and i.state in ${resting} and i.file is not null
      and was.company_id = i.company_id and was.import_id = i.import_id returning was.file`,
};
const ofPeople = `e.company_id = $1 and (e.panel, e.export_key) in (select * from unnest($2::text[], $3::text[]))`;
const removeReady = {
  name: 'remove-exports-of-people',
  text: `delete from exports e where ${ofPeople} and e.state = 'ready' returning e.file`,
};
// Its process finds that another has it, and leaves nothing.
const beginAgain = {
  name: 'begin-exports-of-people-again',
  text: `update exports e set state = 'waiting', attempts = e.attempts + 1, held_until = now() where ${ofPeople} and e.state = 'writing'`,
};

/**
 * Gives up the files in which a person is named: imports by their ids, and what was exported of lists of customers. Answers the
 * files to be removed once that is committed.
 */
export async function giveUpFiles(
  client: Queryable,
  companyId: number,
  imports: readonly number[],
  nowMs: number,
): Promise<string[]> {
  const { rows } = await client.query<{ file: string }>({
    ...giveUp,
    values: [companyId, imports, new Date(nowMs)],
  });
  const keys = [exportsOfPeople.map(({ panel }) => panel), exportsOfPeople.map(({ key }) => key)];
  const values = [companyId, ...keys];
  const removed = await client.query<{ file: string | null }>({ ...removeReady, values });
  await client.query({ ...beginAgain, values });
  return [...rows, ...removed.rows].flatMap(({ file }) => file ?? []);
}
