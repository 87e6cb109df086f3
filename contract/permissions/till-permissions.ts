import type { PermissionPath } from './permissions.ts';

/** What a paired till may do, as far as whoever paired it may. */
export const tillPermissions = [
  'redemption.redeem_voucher',
  'transactions.create',
  'transactions.read',
  'customers.create',
] as const satisfies readonly PermissionPath[];
