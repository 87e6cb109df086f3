import { beforeEach, describe, expect, test } from 'vitest';
import { rejectedOfCampaignList, uploadCampaignList } from '../../../contract/campaigns/lists.ts';
import { forgetLists } from '../../../server/campaigns/lists/forget.ts';
import { countRows } from '../../../server/db/upkeep.ts';
import { call, testApp } from '../../support/app.ts';
import {
  addMarketer,
  type Marketer,
  makeCampaign,
  runCampaign,
} from '../../support/areas/campaigns.ts';
import { lookAt, tookPart } from '../../support/areas/occasions.ts';
import { download } from '../../support/areas/orders.ts';
import { addCustomer, addTill, type Shopper, type Till } from '../../support/areas/till.ts';
import { limit } from '../../support/pace.ts';

let till: Till;
let marketer: Marketer;
let maria: Shopper;
let nikos: Shopper;

beforeEach(async () => {
  till = await addTill(await testApp({ now: Date.parse('2026-01-01T00:00:00Z') }));
  marketer = await addMarketer(till);
  maria = await addCustomer(till);
  nikos = await addCustomer(till, { card: '1234567890' });
});

const params = () => ({ storeId: till.company.companyId });
const upload = (content: string | Uint8Array, as = marketer.admin) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file = { field: 'csv', name: 'list.csv', type: 'text/csv', bytes };
  return call(till.app, uploadCampaignList, { params: params(), as, file });
};
const rejected = async (id: number, of = marketer) => {
  const at = { storeId: of.till.company.companyId, id };
  const { bytes } = await download(of.till.app, rejectedOfCampaignList, at, of.admin);
  return new TextDecoder().decode(bytes).trimEnd().split('\r\n');
};
const listsLeft = async () =>
  (await till.app.database.pool.query('select campaign_list_id from campaign_lists')).rows.length;

describe('a list of customers', () => {
  test('names them by mobile or by card, and says which rows are nobody', async () => {
    const { data, status } = await upload(
      `κινητό;όνομα\n${maria.mobile};Μαρία\n6999999999;=1+1\n1234567890;Νίκος\n+30 ${maria.mobile};Πάλι\n`,
    );
    expect(status).toBe(201);
    expect(data).toMatchObject({ found: 2, rejected: 2 });
    expect(data.rejected_file).toBe(
      `/companies/${params().storeId}/campaigns/lists/${data.campaign_list_id}/rejected`,
    );
    expect(await rejected(data.campaign_list_id)).toEqual([
      'κινητό;όνομα;Reason',
      `6999999999;'=1+1;No customer has this mobile or card.`,
      `'+30 ${maria.mobile};Πάλι;The customer is in the list already.`,
    ]);
  });

  test('is read in the encoding of older Greek programs, with or without a header', async () => {
    // Κινητό in windows-1253.
    const header = [0xca, 0xe9, 0xed, 0xe7, 0xf4, 0xfc, 0x0a];
    const rows = new TextEncoder().encode(`${maria.mobile}\n${nikos.mobile}\n6999999999\n`);
    const { data } = await upload(new Uint8Array([...header, ...rows]));
    expect(data).toMatchObject({ found: 2, rejected: 1 });
    expect((await rejected(data.campaign_list_id))[0]).toBe('Κινητό;Reason');
    expect((await upload(rows)).data).toMatchObject({ found: 2, rejected: 1 });
  });

  test(
    'of a hundred thousand rows in windows-1253 is read whole, though half of them are nobody',
    async () => {
      const half = 50_000;
      // In pieces: one statement of so many rows takes longer than a statement may on a busy machine.
      for (let from = 0; from < half; from += 5000)
        await till.app.database.pool.query(
          `insert into customers (company_id, store_id, first_name, country_id, mobile, qr_code)
          select $1, $2, 'Μ' || n, 300, (6930000000 + 2 * n)::text, 'L' || n from generate_series($3::int, $3::int + 4999) n`,
          [till.store.companyId, till.store.storeId, from],
        );
      await countRows(till.app.database);
      // Κινητό and Μαρία.
      const header = [0xca, 0xe9, 0xed, 0xe7, 0xf4, 0xfc, 0x0a];
      const name = [0xcc, 0xe1, 0xf1, 0xdf, 0xe1];
      const rows = Array.from({ length: 2 * half }, (_, at) =>
        Buffer.from([...Buffer.from(`${6_930_000_000 + at};`), ...name, 0x0a]),
      );
      const { data } = await upload(new Uint8Array(Buffer.concat([Buffer.from(header), ...rows])));
      expect(data).toMatchObject({ found: half, rejected: half });
      const lines = await rejected(data.campaign_list_id);
      expect([lines[0], lines.length]).toEqual(['Κινητό;Reason', half + 1]);
      expect(lines.at(-1)).toBe('6930099999;Μαρία;No customer has this mobile or card.');
    },
    limit(90_000),
  );

  test('with titles is read by its columns of mobiles and cards alone, whatever else looks like a card', async () => {
    const anna = await addCustomer(till, { card: '10558' });
    const { data } = await upload(
      [
        'Πελατολόγιο Νοεμβρίου',
        'Όνομα;ΤΚ;Κινητό;Αριθμός κάρτας',
        `Μαρία;10558;${maria.mobile};`,
        'Νίκος;10558;;1234567890',
        'Άγνωστος;10558;6999999999;',
      ].join('\n'),
    );
    expect(data).toMatchObject({ found: 2, rejected: 1 });
    expect((await rejected(data.campaign_list_id))[0]).toBe(
      'Όνομα;ΤΚ;Κινητό;Αριθμός κάρτας;Reason',
    );
    const { rows } = await till.app.database.pool.query(
      'select user_account_id as id from campaign_list_people where campaign_list_id = $1',
      [data.campaign_list_id],
    );
    expect(rows.map(({ id }) => Number(id))).not.toContain(anna.id);
  });

  test('that names everybody has no rejected file', async () => {
    const { data } = await upload(`${maria.mobile}\n`);
    expect(data).toMatchObject({ found: 1, rejected: 0, rejected_file: null });
  });

  test('gives to those that it names, once', async () => {
    const { data } = await upload(`${maria.mobile}\n`);
    const options = { campaign_list_id: data.campaign_list_id };
    const id = await runCampaign(marketer, 'list', options);
    await lookAt(marketer, '2026-12-31T10:00:00Z');
    await lookAt(marketer, '2026-12-31T10:00:20Z');
    expect(await tookPart(marketer, id)).toEqual([maria.id]);
  });

  test('of another company is none', async () => {
    const other = await addMarketer(await addTill(till.app));
    const { data } = await upload(`${maria.mobile}\n6999999999\n`);
    const made = await makeCampaign(other, 'list', { campaign_list_id: data.campaign_list_id });
    expect([made.status, Object.keys(made.refusal.errors ?? {})]).toEqual([
      422,
      ['campaign_type_options.campaign_list_id'],
    ]);
    const params = { storeId: other.till.company.companyId, id: data.campaign_list_id };
    const read = await call(till.app, rejectedOfCampaignList, { params, as: other.admin });
    expect(read.status).toBe(404);
  });

  test('is forgotten after thirty days, unless a campaign is for it', async () => {
    const { data } = await upload(`${maria.mobile}\n`);
    await upload(`${nikos.mobile}\n`);
    await makeCampaign(marketer, 'list', { campaign_list_id: data.campaign_list_id });
    const day = 86_400_000;
    await forgetLists(till.app.database, Date.now() + 29 * day);
    expect(await listsLeft()).toBe(2);
    await forgetLists(till.app.database, Date.now() + 31 * day);
    expect(await listsLeft()).toBe(1);
  });
});
