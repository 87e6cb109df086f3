import type { Queryable } from '../../server/db/transaction.ts';

/** What an extension brought is left out. */
const own = (catalog: string, oid: string) =>
  `not exists (select from pg_depend e where e.classid = '${catalog}'::regclass and e.objid = ${oid} and e.deptype = 'e')`;
const relations = `select c.* from pg_class c where c.relnamespace = 'public'::regnamespace and ${own('pg_class', 'c.oid')}`;
const granted = (list: string) =>
  `coalesce((select string_agg(item::text, ' ' order by item::text) from unnest(${list}) item), '')`;

/**
 * Each kind of object: what it is called, and its definition. The order of a table's columns is no part of it:
 * a column that was added later stands last, and every statement names its columns.
 */
const queries = {
  extension: `select extname as name, nspname as definition from pg_extension x join pg_namespace n on n.oid = x.extnamespace`,
  relation: `select relname as name, concat_ws(' ', relkind, relpersistence, relrowsecurity, relreplident,
      (select string_agg(o, ',' order by o) from unnest(reloptions) o), ${granted('relacl')}) as definition from own where relkind <> 'c'`,
  column: `select relname || '.' || attname as name, concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated,
      attstorage, attcompression, attstattarget, attcollation::regcollation::text, pg_get_expr(adbin, adrelid)) as definition
    from own join pg_attribute a on a.attrelid = own.oid and attnum > 0 and not attisdropped
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum where relkind in ('r', 'p', 'v', 'm')`,
  constraint: `select conrelid::regclass || '.' || conname as name, concat_ws(' ', pg_get_constraintdef(k.oid), convalidated) as definition
    from pg_constraint k join own on own.oid = k.conrelid where contype in ('p', 'u', 'f', 'c', 'x')`,
  index: `select indexrelid::regclass::text as name, concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid, indisclustered) as definition
    from pg_index i join own on own.oid = i.indrelid where relkind = 'r'`,
  trigger: `select tgrelid::regclass || '.' || tgname as name, concat_ws(' ', pg_get_triggerdef(t.oid), tgenabled) as definition
    from pg_trigger t join own on own.oid = t.tgrelid where not tgisinternal`,
  function: `select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) || ${granted('proacl')} as definition
    from pg_proc p where pronamespace = 'public'::regnamespace and prokind in ('f', 'p') and ${own('pg_proc', 'p.oid')}`,
  view: `select relname as name, pg_get_viewdef(oid) as definition from own where relkind in ('v', 'm')`,
  sequence: `select sequencename as name, concat_ws(' ', data_type, start_value, min_value, max_value, increment_by, cycle, cache_size,
      (select concat_ws(' ', a.attrelid::regclass, a.attname, d.deptype) from pg_depend d join pg_attribute a on a.attrelid = d.refobjid
        and a.attnum = d.refobjsubid where d.objid = quote_ident(sequencename)::regclass and d.deptype in ('a', 'i'))) as definition
    from pg_sequences where schemaname = 'public'`,
  composite: `select relname as name, (select string_agg(attname || ' ' || format_type(atttypid, atttypmod), ', ' order by attnum)
      from pg_attribute where attrelid = own.oid and attnum > 0 and not attisdropped) as definition from own where relkind = 'c'`,
  enum: `select typname as name, string_agg(enumlabel, ',' order by enumsortorder) as definition
    from pg_type t join pg_enum e on e.enumtypid = t.oid where typnamespace = 'public'::regnamespace group by typname`,
  domain: `select typname as name, format_type(typbasetype, typtypmod) as definition
    from pg_type t where typnamespace = 'public'::regnamespace and typtype = 'd' and ${own('pg_type', 't.oid')}`,
  policy: `select polrelid::regclass || '.' || polname as name, pg_get_expr(polqual, polrelid) as definition from pg_policy`,
  statistics: `select stxname as name, pg_get_statisticsobjdef(s.oid) as definition from pg_statistic_ext s where stxnamespace = 'public'::regnamespace`,
  comment: `select classoid::regclass || ' ' || objoid || ' ' || objsubid as name, description as definition from pg_description where objoid in (select oid from own)`,
  schema: `select nspname as name, ${granted('nspacl')} as definition from pg_namespace where nspname = 'public'`,
} as const;
type Kind = keyof typeof queries;

/**
 * The schema of a database as its catalogue has it: each object by kind and name, and its definition. Two databases with
 * the same catalogue are the same to every statement.
 */
export async function catalogueOf(
  client: Queryable,
  kinds: readonly Kind[] = Object.keys(queries) as Kind[],
): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const kind of kinds) {
    const { rows } = await client.query<{ name: string; definition: string | null }>(
      `with own as (${relations}) ${queries[kind]} order by 1`,
    );
    for (const { name, definition } of rows) found[`${kind} ${name}`] = definition ?? '';
  }
  return found;
}

/** The tables that have rows, and how many. */
export async function filledTables(client: Queryable): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string }>(
    `with own as (${relations}) select oid::regclass::text as name from own where relkind = 'r' order by 1`,
  );
  const filled: Record<string, number> = {};
  for (const { name } of rows) {
    const counted = await client.query(`select count(*)::int as count from ${name}`);
    if (counted.rows[0].count) filled[name] = counted.rows[0].count;
  }
  return filled;
}
