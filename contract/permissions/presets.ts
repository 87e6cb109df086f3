import { branchesOf } from './branches.ts';
import { isAdmins } from './default-trees.ts';
import { type PermissionPath, permissionPaths } from './permissions.ts';
import { cashierPermissions } from './till-permissions.ts';

/** What people of a place usually do there: a start for their rights, in the order in which they are offered. */
export const presetNames = ['cashier', 'manager', 'marketer', 'accountant', 'reader'] as const;
export type PresetName = (typeof presetNames)[number];
type Kind = 'company' | 'store';

/** Paths that only show something, in addition to those that end so. */
const isReading = (path: string) =>
  path.endsWith('.read') ||
  /^(history\.(points_analysis|monthly_points)|stores\.(financial|debts\.liability)|redemption\.(coupons_overview|multiple_coupons)|subscriptions\.stores)$/.test(
    path,
  );

const isMarketing = (path: string) =>
  /^(homepage|campaigns|coupons|rewards|email_themes|gifts|gift_categories|point_packages|statistics)\.|^customers\.(read|export|attributes|notification_message)|^products\.(read|tag)|^messages\.read|^redemption\.(coupons_overview|multiple_coupons)|^redemptions\.read/.test(
    path,
  );

const isMoney = (path: string) =>
  /^(homepage|statistics)\.|^history\.(read|points_analysis|monthly_points|debts\.read)|^stores\.(read$|financial$|financial_limits\.read|debts)|^redemptions\.read|^suppliers\.read|^transactions\.read|^general_settings\.billing_dashboard\.read|^subscriptions\.(stores|plans\.read|store_payment_methods\.read)/.test(
    path,
  );

const atTill: ReadonlySet<string> = new Set([
  ...cashierPermissions,
  'homepage.read',
  'customers.read',
  'redemption.read',
]);

const holds: Readonly<Record<PresetName, (path: PermissionPath) => boolean>> = {
  cashier: (path) => atTill.has(path),
  manager: (path) => !isAdmins(path),
  marketer: isMarketing,
  accountant: isMoney,
  reader: isReading,
};

/** Which of them a place has: receipts are taken in a store alone. */
export const presetsOf = (kind: Kind): readonly PresetName[] =>
  kind === 'store' ? presetNames : presetNames.filter((name) => name !== 'cashier');

/** The rights of a preset in a company or a store. */
export function presetPaths(kind: Kind, name: PresetName): readonly PermissionPath[] {
  const branches: readonly string[] = branchesOf[kind];
  return permissionPaths.filter(
    (path) => branches.includes(path.split('.')[0] ?? '') && holds[name](path),
  );
}
