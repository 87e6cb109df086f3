import { z } from 'zod';
import { endpoint, pageText, pagination } from '../engine/endpoint.ts';

const progress = z
  .object({
    user_account_id: z.int(),
    customer: z.string(),
    mobile: z.string().nullable(),
    /** Receipts or amount counted towards the next reward, and how many or how much it takes. */
    progress: z.number(),
    target: z.number(),
    rewards: z.int(),
    redeemed: z.int(),
    last_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'GoalProgress' });
export type GoalProgress = z.infer<typeof progress>;

export const goalStatistics = endpoint({
  method: 'GET',
  path: '/stores/{storeId}/coupons/goals/{id}/user-statistics',
  access: 'coupons.goal.read',
  tag: 'coupons',
  summary: 'how far each customer is, furthest first',
  query: z.strictObject({
    page: pageText.optional(),
    q: z.string().trim().max(100).optional(),
  }),
  reply: z.object({ users: z.array(progress), pagination }),
});
