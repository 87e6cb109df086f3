import { campaignTypeIds } from '../../../../contract/campaigns/kinds.ts';
import { uploadCampaignList } from '../../../../contract/campaigns/lists.ts';
import { startPreview } from '../../../../contract/campaigns/previews.ts';
import { saveView } from '../../../../contract/common/saved-views.ts';
import { checkImport } from '../../../../contract/customers/customer-imports.ts';
import { previewing } from '../../../../server/campaigns/foreseen/queue.ts';
import { previewPiece } from '../../../../server/campaigns/previews/piece.ts';
import { runJobs } from '../../../../server/jobs/run.ts';
import { call, settingsWith } from '../../app.ts';
import { serverLog } from '../../server-log.ts';
import { exported } from '../../worlds/exports.ts';
import { runCampaign } from '../campaigns.ts';
import { Drawer } from '../draws.ts';
import { type Shopper, send } from '../till.ts';
import { her } from './person.ts';
import type { World } from './world.ts';

const rows = (...lines: string[]) => lines.join('\n');
const titles = 'Mobile;First name;Last name;Address';
const row = `${her.mobile};${her.first};${her.last};Zqxmarkstreet 9`;

/** Files of customers with her in them: imported, with rows of hers rejected, looked through, and just uploaded. */
export async function imports({ importer, till }: World) {
  const spoilt = `6.97E+09;${her.first};${her.last};`;
  const file = rows(titles, row, row, spoilt, '6977000001;Nikos;;');
  await importer.import(file, { duplicates: 'update' });
  const looked = await importer.take(rows(titles, row));
  await importer.map(looked);
  await importer.begin(looked.import_id, checkImport);
  await importer.work();
  await importer.take(rows(titles, row, '6977000002;Petros;;'));
  // Without titles her row is where they would be.
  await importer.take(rows(row, '6977000003;Giorgos;;'));
  const bytes = new TextEncoder().encode(
    rows('mobile;name', row, `${her.mobile};${her.first}`, `69777;${her.first} ${her.last}`),
  );
  await call(till.app, uploadCampaignList, {
    params: { storeId: till.company.companyId },
    as: importer.admin,
    file: { field: 'csv', name: 'list.csv', type: 'text/csv', bytes },
  });
}

/** Lists with her in them as files, one of them narrowed by her name, and views that look for her. */
export async function exports({ till, marketer: { admin } }: World) {
  const of = { place: till.company, as: admin };
  for (const key of ['customers', 'messages', 'audit-log', 'redemptions', 'gift-orders'])
    await exported(till.app, { ...of, key });
  await exported(till.app, { ...of, key: 'gifts', query: { q: her.email } });
  const store = { panel: 'stores' as const, place: till.store, as: till.cashier };
  await exported(till.app, { ...store, key: 'transactions' });
  for (const [name, q] of [
    ['Her', her.mobile],
    [`${her.first} ${her.last}`, ''],
  ])
    await call(till.app, saveView, {
      params: { storeId: till.company.companyId },
      as: admin,
      body: { resource: 'customers', name, filter: { q }, sort: null } as never,
    });
}

/** A draw that she wins, and a look at a campaign that would reach her. */
export async function campaigns(world: World, shopper: Shopper) {
  const { marketer, till } = world;
  const size = { winners: 1, alternates: 1 };
  const draw = new Drawer(marketer, await runCampaign(marketer, 'draw', size));
  till.app.clock.now += 60_000;
  await send(till, shopper, 10);
  till.app.clock.now += 60_000;
  await draw.step('close');
  await draw.step('draw');
  await call(till.app, startPreview, {
    params: { storeId: till.company.companyId },
    as: marketer.admin,
    body: {
      title: 'Ten points',
      campaign_type_id: campaignTypeIds.transaction,
      campaign_type_options: {},
      campaign_reward: { title: 'Ten points', points: 10 },
    },
  });
  const kinds = { [previewing]: previewPiece(2000, settingsWith({})) };
  await runJobs(till.app.database, kinds, serverLog);
}
