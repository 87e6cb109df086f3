import type { PermissionPath } from './permissions.ts';

/** What a paired till may do, as far as whoever paired it may. */
export const tillPermissions = [
  'redemption.redeem_voucher',
  'transactions.create',
  'transactions.read',
  'customers.create',
] as const satisfies readonly PermissionPath[];

/** What it may do while a cashier is at it by their PIN, as far as they may. */
export const cashierPermissions = [
  ...tillPermissions,
  'transactions.return',
] as const satisfies readonly PermissionPath[];
