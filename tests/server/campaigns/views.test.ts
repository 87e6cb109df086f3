import { beforeEach, describe, expect, test } from 'vitest';
import { characteristicIds } from '../../../contract/campaigns/kinds.ts';
import { saveView } from '../../../contract/common/saved-views.ts';
import { call, testApp } from '../../support/app.ts';
import {
  addMarketer,
  type Marketer,
  makeCampaign,
  runCampaign,
} from '../../support/areas/campaigns.ts';
import { setCustomer } from '../../support/areas/occasions.ts';
import { addCustomer, addTill, type Shopper, send, type Till } from '../../support/areas/till.ts';

let till: Till;
let marketer: Marketer;
let maria: Shopper;
let nikos: Shopper;

beforeEach(async () => {
  till = await addTill(await testApp());
  marketer = await addMarketer(till);
  maria = await addCustomer(till);
  nikos = await addCustomer(till);
  await setCustomer(marketer, maria.id, { gender: 'female' });
});

/** A saved view of a list of the company’s; answers its id. */
const view = async (filter: Record<string, string | number>, resource = 'customers') =>
  (
    await call(till.app, saveView, {
      params: { storeId: till.company.companyId },
      as: marketer.admin,
      body: { resource, name: `Προβολή ${resource}`, filter },
    })
  ).data.view_id;
const ofView = (view_id: number) => ({
  campaign_client_characteristic_id: characteristicIds.view,
  campaign_client_characteristic_options: { view_id },
});
const given = async (who: Shopper) => (await send(till, who, 5)).data.campaigns.length;

describe('a campaign for customers of a saved view', () => {
  test('is met by receipts of those who are in it', async () => {
    await runCampaign(marketer, 'transaction', {}, ofView(await view({ gender: 'female' })));
    expect([await given(maria), await given(nikos)]).toEqual([1, 0]);
  });

  test('looks at the view as it is then', async () => {
    await runCampaign(
      marketer,
      'transaction',
      {},
      ofView(await view({ minimum_total_transactions: 2 })),
    );
    // The receipt itself is counted by then.
    expect([await given(maria), await given(maria), await given(nikos)]).toEqual([0, 1, 0]);
  });

  test('is met by nobody where the list does not know its filters', async () => {
    await runCampaign(marketer, 'transaction', {}, ofView(await view({ gender: 'unheard of' })));
    expect(await given(maria)).toBe(0);
  });

  test.each<[string, () => Promise<number>]>([
    ['that is not there', async () => 999],
    ['of another list', () => view({}, 'gifts')],
  ])('cannot be made for a view %s', async (_, id) => {
    const { status, refusal } = await makeCampaign(marketer, 'transaction', {}, ofView(await id()));
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([
      422,
      ['campaign_client_characteristic_options.view_id'],
    ]);
  });
});
