import { limitsFor } from '../../../contract/billing/limits.ts';
import * as contract from '../../../contract/billing/plan-lookups.ts';
import { defaultTrees } from '../../../contract/permissions/default-trees.ts';
import { type Api, serve } from '../../http/serve.ts';
import { platformId } from '../../messages/outbox.ts';
import { planKindNames, rewardTypeNames } from './names.data.ts';

/** What a plan is made of. */
export function mountLookups(api: Api) {
  serve(api, contract.systemPlanTypes, async ({ scope, language }) => ({
    system_plan_types: planKindNames
      .filter(({ kind }) => kind === 'store' || scope.companyId === platformId)
      .map(({ id, kind, name }) => ({ system_plan_type_id: id, kind, name: name[language] })),
  }));
  serve(api, contract.planRewardTypes, async ({ language }) => ({
    reward_types: rewardTypeNames.map(({ id, name }) => ({
      reward_type_id: id,
      name: name[language],
    })),
  }));
  for (const [kind, endpoint] of [
    ['store', contract.storeAttributes],
    ['company', contract.companyAttributes],
  ] as const)
    serve(api, endpoint, async ({ language }) => ({
      attributes: limitsFor(kind).map(({ attribute, name }) => ({
        attribute,
        name: name[language],
      })),
    }));
  serve(api, contract.companyPermissions, async () => ({
    company_permissions: defaultTrees.company,
    store_permissions: defaultTrees.store,
  }));
}
