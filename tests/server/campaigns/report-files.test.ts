import { beforeEach, expect, test } from 'vitest';
import { reportDays, reportParticipants } from '../../../contract/campaigns/previews.ts';
import { testApp } from '../../support/app.ts';
import { addMarketer, type Marketer, runCampaign } from '../../support/areas/campaigns.ts';
import { setCustomer } from '../../support/areas/occasions.ts';
import { download } from '../../support/areas/orders.ts';
import { addCustomer, addTill, send, type Till } from '../../support/areas/till.ts';

let till: Till;
let marketer: Marketer;
let campaign: number;
beforeEach(async () => {
  till = await addTill(await testApp({ now: Date.parse('2026-05-01T10:00:00Z') }));
  marketer = await addMarketer(till);
  campaign = await runCampaign(marketer, 'transaction');
});

/** A table of the report, line by line. */
async function linesOf(table: typeof reportDays | typeof reportParticipants) {
  const at = { storeId: till.company.companyId, id: campaign };
  const { bytes } = await download(till.app, table, at, marketer.admin);
  return new TextDecoder().decode(bytes).trimEnd().split('\r\n');
}

test('the participants of a report are a table in which no name is a formula', async () => {
  const [maria, mallory] = [await addCustomer(till), await addCustomer(till)];
  await setCustomer(marketer, mallory.id, { first_name: '=HYPERLINK("x")', last_name: 'a;b' });
  for (const each of [maria, mallory]) await send(till, each, 5);
  const [head, second, first, ...others] = await linesOf(reportParticipants);
  expect(head).toContain('Customer');
  expect(first).toMatch(new RegExp(`^${maria.id},`));
  expect(second).toContain(`"'=HYPERLINK(""x"") a;b"`);
  expect(others).toEqual([]);
});

test('the days of a report are a table of numbers, by the company’s days', async () => {
  await send(till, await addCustomer(till), 5);
  till.app.clock.now = Date.parse('2026-05-01T21:30:00Z');
  await send(till, await addCustomer(till), 5);
  expect((await linesOf(reportDays)).slice(1).map((line) => line.split(',').slice(0, 2))).toEqual([
    ['2026-05-01', '1'],
    ['2026-05-02', '1'],
  ]);
});
