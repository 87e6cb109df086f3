import { beforeEach, describe, expect, test } from 'vitest';
import { findByName, mostNamed, registerCustomer } from '../../../contract/customers/customers.ts';
import { call, testApp } from '../../support/app.ts';
import { addBranch, addTill, type Till } from '../../support/areas/till.ts';

let till: Till;
beforeEach(async () => {
  till = await addTill(await testApp());
});

const at = (who: Till) => ({ params: { storeId: who.store.storeId }, as: who.cashier });
const register = (own: object = {}) =>
  call(till.app, registerCustomer, {
    ...at(till),
    body: { first_name: 'Ελένη', mobile: '6912345678', ...own },
  });

describe('a name at the till', () => {
  const named = (name: string, who = till) =>
    call(who.app, findByName, { ...at(who), query: { name } });
  const idsOf = async (name: string, who = till) =>
    (await named(name, who)).data.customers.map(({ user_account_id }) => user_account_id);

  test.each(['Σταύρου', 'σταυρου ελενη', 'Ελένη Σταύρου', 'stavrou eleni', 'Stavr'])(
    'finds its customer either way round, in Greek or Latin letters: %s',
    async (name) => {
      const { data } = await register({ last_name: 'Σταύρου' });
      expect(await idsOf(name)).toEqual([data.user_account_id]);
    },
  );

  test('tells of them no more than tells them apart', async () => {
    await register({ last_name: 'Σταύρου', email: 'eleni@example.org' });
    const { data } = await named('Σταύρου');
    expect(data.customers).toMatchObject([{ first_name: 'Ελένη', mobile_end: '678' }]);
    expect(JSON.stringify(data)).not.toContain('6912345678');
    expect(JSON.stringify(data)).not.toContain('example.org');
  });

  test('answers few, and says that there are more', async () => {
    for (let count = 0; count <= mostNamed; count += 1)
      await register({ last_name: 'Σταύρου', mobile: `69200000${10 + count}` });
    const { data } = await named('Σταύρου');
    expect([data.customers.length, data.more]).toEqual([mostNamed, true]);
  });

  test('is of this programme alone, and nobody is found by digits or two letters', async () => {
    const { data } = await register({ last_name: 'Σταύρου' });
    expect(await idsOf('Σταύρου', await addTill(till.app))).toEqual([]);
    expect(await idsOf('Σταύρου', await addBranch(till))).toEqual([data.user_account_id]);
    for (const name of ['6912345678', 'Στ', '69123456'])
      expect((await named(name)).status).toBe(422);
  });
});
