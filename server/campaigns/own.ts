import { type SQL, sql } from 'drizzle-orm';
import { characteristicOptions } from '../../contract/campaigns/characteristics.ts';
import {
  characteristicOf,
  characteristicsOf,
  conditionOf,
  conditionsOf,
  typeOf,
} from '../../contract/campaigns/kinds.ts';
import type { Definition } from '../../contract/campaigns/stored.ts';
import { type TypeOptions, typeOptions } from '../../contract/campaigns/type-options.ts';
import type { Executor } from '../db/executor.ts';
import type { Scope } from '../http/call.ts';
import { invalidField } from '../http/refusal.ts';
import { assertSaid } from '../messages/offers.ts';
import { assertStores } from '../organisations/store-rows.ts';
import { assertGifts } from '../rewards/rewards.ts';

/** Its options as their own rules leave them: with what was left out filled in. */
export function withOptions<D extends Definition>(definition: D): D {
  const type = typeOf(definition.campaign_type_id);
  const asked = definition.campaign_client_characteristic_id;
  const name = asked === null ? undefined : characteristicOf(asked);
  return {
    ...definition,
    campaign_type_options: type
      ? typeOptions[type].parse(definition.campaign_type_options)
      : definition.campaign_type_options,
    campaign_client_characteristic_options: name
      ? characteristicOptions[name].parse(definition.campaign_client_characteristic_options)
      : {},
  };
}

/** Throws invalid, naming the field, for what a type cannot be together with. */
function assertTogether(definition: Definition) {
  const type = typeOf(definition.campaign_type_id);
  const condition = conditionOf(definition.campaign_condition_id);
  if (!type) throw invalidField('campaign_type_id', 'invalidChoice');
  if (!condition || !conditionsOf(type).includes(condition))
    throw invalidField('campaign_condition_id', 'invalidChoice');
  const asked = definition.campaign_client_characteristic_id;
  const name = asked === null ? undefined : characteristicOf(asked);
  if (name && !characteristicsOf(type).includes(name))
    throw invalidField('campaign_client_characteristic_id', 'invalidChoice');
}

const isView = (companyId: number, id: number) =>
  sql`select 1 from saved_views where company_id = ${companyId} and view_id = ${id} and resource = 'customers'
    and deleted_at is null`;
const isList = (companyId: number, id: number) =>
  sql`select 1 from campaign_lists where company_id = ${companyId} and campaign_list_id = ${id}`;

/** Throws invalid for a saved view or a list that the company has not. */
async function assertNamed(db: Executor, companyId: number, definition: Definition) {
  const asked = definition.campaign_client_characteristic_id;
  const options = { ...definition.campaign_client_characteristic_options };
  const named: [field: string, query: SQL][] = [];
  if (asked !== null && characteristicOf(asked) === 'view')
    named.push([
      'campaign_client_characteristic_options.view_id',
      isView(companyId, Number(options.view_id)),
    ]);
  const { campaign_list_id: list } = definition.campaign_type_options;
  if (typeOf(definition.campaign_type_id) === 'list')
    named.push(['campaign_type_options.campaign_list_id', isList(companyId, Number(list))]);
  for (const [field, query] of named)
    if (!(await db.execute(query)).rows.length) throw invalidField(field, 'invalidChoice');
}

/** Throws invalid for what is not the company's, or gives and says nothing. */
export async function assertCampaign(db: Executor, { companyId }: Scope, definition: Definition) {
  assertTogether(definition);
  const { store_participants, store_ids } = definition.campaign_condition_options;
  const field = 'campaign_condition_options.store_ids';
  if (store_participants === 'list' && !store_ids.length) throw invalidField(field, 'required');
  await assertStores(db, companyId, field, store_ids);
  await assertNamed(db, companyId, definition);
  const reward = definition.campaign_reward;
  await assertGifts(db, companyId, reward?.gift_ids, 'campaign_reward.gift_ids');
  assertSaid(definition);
  if (typeOf(definition.campaign_type_id) === 'draw') return;
  const gives = reward && (reward.points || reward.gift_ids.length);
  if (!gives && !definition.system_notification_ids.length)
    throw invalidField('campaign_reward', 'required');
}

type Timed = Pick<Definition, 'campaign_type_id' | 'campaign_type_options'>;

/** The one moment of a scheduled campaign, in milliseconds; undefined for a campaign of another kind. */
export function onceAt({ campaign_type_id, campaign_type_options }: Timed): number | undefined {
  if (typeOf(campaign_type_id) !== 'scheduled') return undefined;
  const { every, at } = campaign_type_options as TypeOptions['scheduled'];
  return every === 'once' && at ? Date.parse(at) : undefined;
}

/** Throws invalid for a campaign whose one moment has passed: it would reach nobody. */
export function assertAhead(definition: Timed, nowMs: number): void {
  const at = onceAt(definition);
  if (at !== undefined && at <= nowMs) throw invalidField('campaign_type_options.at', 'inPast');
}
