import {
  changeClaimMessage,
  changeRedemptionMessage,
} from '../../contract/messages/messaging-calls.ts';
import * as contract from '../../contract/settings/company-settings.ts';
import { couponCreationTypes } from '../common/catalogue.ts';
import type { Database } from '../db/connection.ts';
import { foresee } from '../engine/foresee.ts';
import { invalidField } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { hundredthsOf, pointValueScale } from '../runtime/units.ts';
import { changeCompanySettings, companySettingsOf } from './company-rows.ts';
import { revalued } from './outstanding.ts';

/** Throws invalid for a zone that the database, which cuts the days, does not know. */
async function assertZone({ pool }: Database, name: string) {
  const { rows } = await pool.query('select 1 from pg_timezone_names where name = $1', [name]);
  if (!rows.length) throw invalidField('time_zone', 'unknownZone');
}

function mountPoints(api: Api) {
  serve(api, contract.changeInitialPoints, (call) => {
    const { init_user_points, total_users, updated_at } = call.body;
    const points = hundredthsOf(init_user_points);
    return changeCompanySettings(call, { init_user_points: points, total_users }, updated_at);
  });
  for (const endpoint of [contract.changePointsRatio, contract.changeExpiration] as const)
    serve(api, endpoint as typeof contract.changePointsRatio, (call) => {
      const { updated_at, ...values } = call.body;
      return changeCompanySettings(call, values, updated_at);
    });
  serve(api, contract.changeLedgerTerms, async (call) => {
    const { point_value, updated_at, ...rest } = call.body;
    await assertZone(call.database, rest.time_zone);
    const value = Math.round(point_value * pointValueScale);
    return changeCompanySettings(call, { ...rest, point_value: value }, updated_at);
  });
  foresee(api, contract.changeLedgerTerms, revalued);
  serve(api, contract.changeCompanyClaimDays, (call) => {
    const { updated_at, ...values } = call.body;
    return changeCompanySettings(call, values, updated_at);
  });
}

const switches = [
  contract.changePointsVisibility,
  contract.changePointsReturn,
  contract.changeCarrying,
  contract.changeProgrammeVisibility,
  contract.changePushNotifications,
  contract.changeCampaignEmails,
] as const;

/** How the programme of a company works. */
export function mountCompanySettings(api: Api) {
  serve(api, contract.allSettings, companySettingsOf);
  mountPoints(api);
  for (const endpoint of switches)
    serve(api, endpoint as typeof contract.changePointsReturn, (call) =>
      changeCompanySettings(call, call.body),
    );
  serve(api, contract.changeCouponCreation, (call) => {
    const { coupon_creation_type_id: id } = call.body;
    if (!couponCreationTypes.some((each) => each.id === id))
      throw invalidField('coupon_creation_type_id', 'invalidChoice');
    return changeCompanySettings(call, call.body);
  });
  for (const endpoint of [changeClaimMessage, changeRedemptionMessage] as const)
    serve(api, endpoint as typeof changeClaimMessage, (call) => {
      const { updated_at, ...values } = call.body;
      return changeCompanySettings(call, values, updated_at);
    });
}
