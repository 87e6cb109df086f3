import { undoImport } from '../../../../contract/customers/customer-imports.ts';
import { type Queryable, withTransaction } from '../../../db/transaction.ts';
import { foresee } from '../../../engine/foresee.ts';
import type { Call } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { type Api, serve } from '../../../http/serve.ts';
import { addJob } from '../../../jobs/run.ts';
import { holdsIn } from '../../../people/members/rights.ts';
import { undoing } from '../acting.ts';
import { importOf, undoUntil } from '../read.ts';
import { foreseenUndo } from './outcome.ts';

interface Undoable {
  undo_until: Date | null;
  /** How many customers it wrote, and which of them take a right of their own. */
  total: number;
  added: boolean;
  changed: boolean;
  points: boolean;
}

const read = {
  name: 'import-to-undo',
  text: `select ${undoUntil} as undo_until, i.mapping ? 'points' as points,
      (select count(*)::int from imported_customers m where m.company_id = $1 and m.import_id = $2) as total,
      exists (select 1 from imported_customers m where m.company_id = $1 and m.import_id = $2 and m.before is null) as added,
      exists (select 1 from imported_customers m where m.company_id = $1 and m.import_id = $2 and m.before is not null) as changed
    from customer_imports i where i.company_id = $1 and i.import_id = $2 for update of i`,
};

type UndoCall = Call<typeof undoImport>;

/** Throws not_found, import_not_ready where there is nothing to undo, and forbidden without the rights for what it takes back. */
async function assertUndoable(client: Queryable, { scope, params, now }: UndoCall) {
  const values = [scope.companyId, params.id];
  const { rows } = await client.query<Undoable>({ ...read, values });
  const found = rows[0];
  if (!found) throw new Refusal('not_found');
  if (!found.undo_until || found.undo_until.getTime() < now())
    throw new Refusal('import_not_ready');
  const may = holdsIn(scope);
  const needed = [
    ...(found.added ? ['customers.delete'] : []),
    ...(found.changed ? ['customers.update'] : []),
    ...(found.added && found.points ? ['customers.points'] : []),
  ];
  if (!needed.every((path) => may(path))) throw new Refusal('forbidden');
  return found;
}

const begin = {
  name: 'begin-import-undo',
  text: `update customer_imports set state = 'undoing', undone_by = $3, started_at = now() where company_id = $1 and import_id = $2`,
};

const undo = (call: UndoCall) =>
  withTransaction(call.database, async (client) => {
    const { companyId } = call.scope;
    const importId = call.params.id;
    const { total } = await assertUndoable(client, call);
    await client.query({ ...begin, values: [companyId, importId, call.caller.userId] });
    await addJob(client, { companyId, kind: undoing, subjectId: importId, total });
  });

/** Undoes imports of customers: the question counts by the rule that the work follows. */
export function mountImportUndo(api: Api) {
  foresee(api, undoImport, (call) =>
    withTransaction(call.database, async (client) => {
      await assertUndoable(client, call);
      return foreseenUndo(client, call.scope.companyId, call.params.id);
    }),
  );
  serve(api, undoImport, async (call) => {
    await undo(call);
    const { database, scope, params, language } = call;
    return importOf(database, { companyId: scope.companyId, importId: params.id, language });
  });
}
