import type { Queryable } from '../db/transaction.ts';

interface Part {
  off: string;
  back: string;
}

const namedIn = (relation: string) => `${relation}.relnamespace = 'public'::regnamespace`;

// A foreign key first: it needs the index that comes after it.
const foreignKeys = `
  select format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname) as off,
    format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) as back
  from pg_constraint k join pg_class c on c.oid = k.conrelid where k.contype = 'f' and ${namedIn('c')} order by 1`;
const indexes = `
  select format('drop index %s', i.indexrelid::regclass) as off, pg_get_indexdef(i.indexrelid) as back
  from pg_index i join pg_class c on c.oid = i.indrelid where ${namedIn('c')} and c.relkind = 'r'
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x')) order by 1`;
const triggers = `
  select format('alter table %s disable trigger user', c.oid::regclass) as off,
    format('alter table %s enable trigger user', c.oid::regclass) as back
  from pg_class c where ${namedIn('c')} and c.relkind = 'r'
    and exists (select from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal) order by 1`;

/**
 * Takes off the tables what hears of each row: foreign keys, triggers and indexes. Answers how to put all
 * of it back, which holds every row against it, and is much faster than row by row. Whoever owns the tables
 * may do so; nobody needs to be a superuser.
 */
export async function strip(client: Queryable): Promise<() => Promise<void>> {
  const parts: Part[] = [];
  for (const query of [foreignKeys, indexes, triggers]) {
    const { rows } = await client.query<Part>(query);
    parts.push(...rows);
  }
  for (const { off } of parts) await client.query(off);
  return async () => {
    for (const { back } of parts.reverse()) await client.query(back);
  };
}
