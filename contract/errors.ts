import { z } from 'zod';

/** The stable ids of refusals, with the HTTP status each is answered with. */
export const refusals = {
  invalid: 422,
  malformed: 400,
  unsupported_type: 415,
  too_large: 413,
  signed_out: 401,
  invalid_login: 401,
  forbidden: 403,
  not_found: 404,
  changed_meanwhile: 409,
  in_use: 409,
  already_exists: 409,
  confirmation_required: 409,
  too_many_attempts: 429,
  not_an_image: 422,
  unknown_customer: 404,
  card_not_free: 422,
  same_account: 422,
  claims_under_way: 409,
  account_merged: 409,
  merge_used: 409,
  awards_off: 422,
  below_min_amount: 422,
  above_max_amount: 422,
  daily_amount_limit: 422,
  daily_points_limit: 422,
  not_enough_points: 422,
  points_payment_off: 422,
  points_over_amount: 422,
  unknown_cash_register: 422,
  unknown_product: 422,
  not_posted: 409,
  not_pending: 409,
  return_over_rest: 422,
  key_reused: 409,
  bad_signature: 422,
  queued_too_late: 422,
  voucher_unknown: 404,
  voucher_redeemed: 409,
  voucher_rejected: 409,
  voucher_cancelled: 409,
  voucher_expired: 422,
  voucher_other_store: 422,
  voucher_needs_customer: 422,
  voucher_other_customer: 422,
  voucher_needs_receipt: 422,
  coupon_used_up: 422,
  coupon_ended: 422,
  coupon_claimed_before: 409,
  coupon_not_claimable: 422,
  coupon_needs_product: 422,
  gift_not_offered: 422,
  order_not_movable: 409,
  order_shipped: 409,
  nothing_to_invoice: 422,
  not_a_pdf: 422,
  not_a_table: 422,
  table_too_large: 422,
  import_not_ready: 409,
  right_not_held: 422,
  holds_more: 409,
  last_admin: 409,
  not_yourself: 409,
  already_admin: 409,
  already_moderator: 409,
  already_member: 409,
  private_address: 422,
  test_failed: 422,
  alias_not_movable: 409,
  coupons_by_company: 422,
  redemption_by_customer: 422,
  internal: 500,
  unavailable: 503,
} as const;
export type RefusalId = keyof typeof refusals;

/** The body of every refusal: `message` in the caller's language, `errors` by field path. */
export const errorBody = z
  .object({
    code: z.int().describe('The HTTP status, except where the specification gives another number.'),
    message: z.string(),
    error: z.enum(Object.keys(refusals) as [RefusalId, ...RefusalId[]]),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    details: z
      .record(z.string(), z.union([z.number(), z.string()]))
      .optional()
      .describe('The numbers of the message: which limit, which balance.'),
    current: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('The record as it is now, when someone else changed it meanwhile.'),
  })
  .meta({ id: 'Refusal' });
export type ErrorBody = z.infer<typeof errorBody>;
