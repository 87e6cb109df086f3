import { expect, test } from 'vitest';
import { testApp } from '../../support/app.ts';
import { addGoal } from '../../support/areas/claims.ts';
import { addCustomer, addTill, giveBack, send } from '../../support/areas/till.ts';

/** What of each table was written in this database, and how it is looked after. */
const written = `select s.relname as name, s.n_tup_ins::int as added, s.n_tup_upd::int as changed, coalesce(c.reloptions::text, '') as options
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid`;

interface Written {
  name: string;
  added: number;
  changed: number;
  options: string;
}

// The embedded database has one connection, whose counts are all there are.
test('what each receipt changes where it is is looked after before a fifth of it has changed', async () => {
  const till = await addTill(await testApp());
  const { pool } = till.app.database;
  const look = async () => {
    await pool.query('select pg_stat_force_next_flush()');
    return new Map((await pool.query<Written>(written)).rows.map((each) => [each.name, each]));
  };
  await addGoal(till, { goal_sequence: 5 });
  const customer = await addCustomer(till);
  const before = await look();
  for (let n = 0; n < 12; n += 1) {
    const { data } = await send(till, customer, 10);
    if (n % 4 === 0) await giveBack(till, data.transaction_id, { amount: 5 });
  }
  const hot = [...(await look()).values()].filter(({ name, added, changed }) => {
    const was = before.get(name);
    return changed - (was?.changed ?? 0) > Math.max(6, added - (was?.added ?? 0));
  });
  expect(hot.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['accounts', 'goal_standings']),
  );
  expect(hot.filter(({ options }) => !options.includes('autovacuum_vacuum_scale_factor'))).toEqual(
    [],
  );
});
