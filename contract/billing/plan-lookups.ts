import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { permissionTree } from '../permissions/permission-schemas.ts';
import { planKinds } from './limits.ts';

const lookup = <const P extends string, R extends z.ZodType>(part: P, summary: string, reply: R) =>
  endpoint({
    method: 'GET',
    path: `/companies/{storeId}/subscriptions/${part}`,
    access: 'subscriptions.plans.read',
    tag: 'subscriptions',
    summary,
    reply,
  });
const attributeList = z.object({
  attributes: z.array(z.object({ attribute: z.string(), name: z.string() })),
});

export const systemPlanTypes = lookup(
  'system-plan-types',
  'what kinds of plans the company may sell',
  z.object({
    system_plan_types: z.array(
      z.object({ system_plan_type_id: z.int(), kind: z.enum(planKinds), name: z.string() }),
    ),
  }),
);
export const planRewardTypes = lookup(
  'reward-types',
  'what points of a plan are given for',
  z.object({ reward_types: z.array(z.object({ reward_type_id: z.int(), name: z.string() })) }),
);
export const storeAttributes = lookup(
  'store-attributes',
  'what a plan may limit in a store',
  attributeList,
);
export const companyAttributes = lookup(
  'company-attributes',
  'what a plan may limit in a company',
  attributeList,
);
export const companyPermissions = lookup(
  'company-permissions',
  'the most that plans may give to a company, and to a store',
  z.object({ company_permissions: permissionTree, store_permissions: permissionTree }),
);

export const planLookups = [
  systemPlanTypes,
  planRewardTypes,
  storeAttributes,
  companyAttributes,
  companyPermissions,
];
