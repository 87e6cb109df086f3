import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../support/app.ts';
import { addMarketer, type Marketer, runCampaign } from '../../../support/areas/campaigns.ts';
import { Importer } from '../../../support/areas/imports.ts';
import { lookAt, tookPart } from '../../../support/areas/occasions.ts';
import { addTill, type Till } from '../../../support/areas/till.ts';

let till: Till;
let importer: Importer;
let marketer: Marketer;
let welcome: number;
beforeEach(async () => {
  till = await addTill(await testApp({ now: Date.parse('2026-01-01T00:00:00Z') }));
  marketer = await addMarketer(till);
  importer = new Importer(till, marketer.admin);
  welcome = await runCampaign(marketer, 'registration');
  till.app.clock.now = Date.parse('2026-01-02T00:00:00Z');
});

const file = (mobile: string) => `first_name,mobile\nΜαρία,${mobile}\n`;
const welcomed = async () => {
  await lookAt(marketer, '2026-01-02T00:01:00Z');
  return tookPart(marketer, welcome);
};

test('an import asks whether welcome campaigns are for those it adds, and they are not', async () => {
  expect(await importer.import(file('6912345678'))).toMatchObject({ created: 1, welcomes: false });
  expect(await welcomed()).toEqual([]);
});

test('they are where that was chosen, and for the next file it is asked again', async () => {
  const first = await importer.import(file('6912345678'), { welcomes: true });
  expect(first).toMatchObject({ created: 1, welcomes: true });
  expect(await importer.import(file('6987654321'))).toMatchObject({ created: 1, welcomes: false });
  expect(await welcomed()).toHaveLength(1);
});

test('a customer of the desk whom an import only changed is welcomed', async () => {
  const { rows } = await till.app.database.pool.query<{ id: number }>(
    `insert into customers (company_id, store_id, country_id, first_name, mobile, qr_code, created_at)
      select store_id, store_id, country_id, 'Νίκος', '6912345678', 'qr', '2026-01-02T00:00:10Z' from stores where store_id = $1 returning user_account_id as id`,
    [till.company.companyId],
  );
  await till.app.database.pool.query(
    'insert into accounts (company_id, user_account_id) values ($1, $2)',
    [till.company.companyId, rows[0]?.id],
  );
  expect(await importer.import(file('6912345678'), { duplicates: 'update' })).toMatchObject({
    updated: 1,
  });
  expect(await welcomed()).toEqual([rows[0]?.id]);
});

test('what was chosen stays while the columns are chosen again', async () => {
  const taken = await importer.take(file('6912345678'));
  await importer.map(taken, { welcomes: true });
  const { data } = await importer.map(taken);
  expect(data.welcomes).toBe(true);
});
