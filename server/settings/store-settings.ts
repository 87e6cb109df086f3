import {
  changeFastPayment,
  changeRewardFlag,
  changeRewardPoints,
  changeTransactionLimits,
  loadStore,
} from '../../contract/settings/store-settings.ts';
import { sayUnpaid } from '../billing/dashboard/unpaid.ts';
import { tellingChannel } from '../common/catalogue.ts';
import { invalidField } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { hundredthsOf, minorOf } from '../runtime/units.ts';
import { changeStoreSettings as change, loadedStoreOf, type StoreChange } from './store-rows.ts';

/** Throws invalid for a channel that does not tell of receipts. */
function assertChannel(id: number | null | undefined) {
  if (id && !tellingChannel(id)) throw invalidField('system_notification_id', 'invalidChoice');
}

/** How one store awards points and takes receipts: each form of the screen saves its own part. */
export function mountStoreSettings(api: Api) {
  serve(api, loadStore, async (call) => {
    const store = await loadedStoreOf(call);
    if (!store.active_subscription) await sayUnpaid(call);
    return store;
  });
  serve(api, changeFastPayment, (call) => change(call, call.body));
  serve(api, changeRewardFlag, async (call) => {
    assertChannel(call.body.system_notification_id);
    return change(call, call.body as StoreChange);
  });
  serve(api, changeRewardPoints, (call) => {
    const { updated_at, ...body } = call.body;
    const reward_points = hundredthsOf(body.reward_points);
    const reward_amount = minorOf(body.reward_amount);
    const reward_set_at = new Date(call.now()).toISOString();
    return change(call, { ...body, reward_points, reward_amount, reward_set_at }, updated_at);
  });
  serve(api, changeTransactionLimits, (call) => {
    const { body } = call;
    const min_amount_limit = minorOf(body.min_amount_limit);
    const max_amount_limit = minorOf(body.max_amount_limit);
    const { ask_above_amount: asked, updated_at } = body;
    const question =
      asked === undefined ? {} : { ask_above_amount: asked === null ? null : minorOf(asked) };
    return change(call, { min_amount_limit, max_amount_limit, ...question }, updated_at);
  });
}
