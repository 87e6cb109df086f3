import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/executor.ts';
import { invalidField } from '../../http/refusal.ts';
import { targets } from './references.data.ts';
import type { Target } from './target.ts';

interface Naming {
  readonly by: string;
  readonly column: string;
  readonly name: string;
  readonly target: Target;
}

/** Columns of what is in use that name records whose rows stay when they are deleted. */
const namings: readonly Naming[] = Object.entries<Target>(targets)
  .filter(([, { withdrawn }]) => withdrawn)
  .flatMap(([name, target]) =>
    target.uses
      .filter(({ outcome }) => outcome !== 'stays')
      .flatMap(({ by, at }) =>
        at.map((place) => ({ by: by.table, column: place.at, name, target })),
      ),
  );

const idsIn = (value: unknown) =>
  [value].flat().filter((id): id is number => typeof id === 'number' && id > 0);

/** Throws invalid, naming the field, where a row is to name a record that was deleted; holds those that it names. */
export async function assertNamable(
  db: Executor,
  companyId: number,
  table: PgTable,
  values: Readonly<Record<string, unknown>>,
) {
  for (const { by, column, name, target } of namings) {
    const ids = by === getTableName(table) ? idsIn(values[column]) : [];
    if (!ids.length) continue;
    const { rows } = await db.execute<{ gone: boolean }>(sql`select
      ${sql.identifier(target.since ?? 'deleted_at')} is not null as gone from ${sql.identifier(target.table ?? name)}
      where company_id = ${companyId} and ${sql.identifier(target.id)} = any(${sql.param(ids)}::bigint[]) for key share`);
    if (rows.some(({ gone }) => gone)) throw invalidField(column, 'invalidChoice');
  }
}
