import { inArray, sql } from 'drizzle-orm';
import type {
  changeDefaultPermissions,
  DefaultPermissions,
} from '../../../contract/people/default-permissions.ts';
import { moderatorTrees } from '../../../contract/permissions/default-trees.ts';
import { regranted } from '../../../contract/permissions/permission-trees.ts';
import type { Executor } from '../../db/executor.ts';
import type { Call } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { platformId } from '../../messages/outbox.ts';
import { defaultPermissionsTable } from '../../tables/members.ts';
import { assertGivable, holdRights } from './rights.ts';

const names = ['default_company_cms', 'default_store_cms'] as const;

/** What new members of a company and its stores start with: its own, else the platform's, else the usual. */
export async function templatesOf(db: Executor, companyId: number): Promise<DefaultPermissions> {
  const { company_id, ...columns } = defaultPermissionsTable;
  const { default_company_cms, default_store_cms, updated_at } = columns;
  const rows = await db
    .select({ company_id, default_company_cms, default_store_cms, updated_at })
    .from(defaultPermissionsTable)
    .where(inArray(company_id, [companyId, platformId]));
  const own = rows.find((row) => row.company_id === companyId) ?? rows[0];
  if (!own)
    return {
      default_company_cms: moderatorTrees.company,
      default_store_cms: moderatorTrees.store,
      updated_at: null,
    };
  const { company_id: owner, ...templates } = own;
  return owner === companyId ? templates : { ...templates, updated_at: null };
}

/** Changes the templates that are named; what the caller does not hold stays in them, or out of them. */
export const changeTemplates = (call: Call<typeof changeDefaultPermissions>) =>
  call.database.db.transaction(async (tx) => {
    const { scope, body } = call;
    const { holds } = await holdRights(tx, call, 'stores.default_permissions');
    const before = await templatesOf(tx, scope.companyId);
    if (body.updated_at !== undefined && body.updated_at !== before.updated_at)
      throw new Refusal('changed_meanwhile', { current: before });
    const after = names.map((name) => {
      const wanted = body[name] ?? before[name];
      assertGivable(before[name], wanted, holds, name);
      return [name, regranted(before[name], wanted, holds)];
    });
    const values = { ...Object.fromEntries(after), updated_at: sql`now()` };
    await tx
      .insert(defaultPermissionsTable)
      .values({ company_id: scope.companyId, ...values })
      .onConflictDoUpdate({ target: defaultPermissionsTable.company_id, set: values });
    return templatesOf(tx, scope.companyId);
  });
