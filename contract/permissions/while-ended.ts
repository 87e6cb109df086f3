import type { PermissionPath } from './permissions.ts';
import { tillPermissions } from './till-permissions.ts';

const dayMs = 24 * 3_600_000;

interface Allowed {
  readonly name: 'see' | 'pay' | 'own' | 'redeem' | 'returns' | 'tills';
  readonly covers: (access: string) => boolean;
  /** For how many days after the end; as long as it lasts where that is left out. */
  readonly days?: number;
}

const tills: readonly string[] = tillPermissions;
const by = (pattern: RegExp) => (access: string) => pattern.test(access);

/**
 * What a place whose subscription has ended, or its company's, may do all the same. Its page says this and the server
 * allows it, both from here; whatever else changes something is refused.
 */
export const whileEnded: readonly Allowed[] = [
  { name: 'see', covers: by(/\.read$/) },
  { name: 'pay', covers: by(/^general_settings\.billing_dashboard\./) },
  { name: 'own', covers: by(/^(signed-in|public)$/) },
  { name: 'redeem', covers: by(/^redemptions?\./) },
  // What customers gave is theirs: it does not wait for the seller's bill.
  { name: 'returns', covers: by(/^transactions\.return$/) },
  { name: 'tills', covers: (access) => tills.includes(access), days: 7 },
];

/** Until when, in milliseconds, something is allowed after an end; for ever where that is not known or not limited. */
export const allowedUntil = ({ days }: Pick<Allowed, 'days'>, endedMs: number | undefined) =>
  days === undefined || endedMs === undefined ? Number.POSITIVE_INFINITY : endedMs + days * dayMs;

/** Whether a call is allowed at a place whose subscription ended at a moment; one that only reads is. */
export const mayWhileEnded = (
  { method, access }: { readonly method: string; readonly access: string },
  endedMs: number | undefined,
  nowMs: number,
): boolean =>
  method === 'GET' ||
  whileEnded.some((each) => each.covers(access) && nowMs < allowedUntil(each, endedMs));

/** What the panel of a place that owes leaves: paying, and returning receipts to customers. */
export const whileUnpaid = [
  'general_settings.billing_dashboard.read',
  'general_settings.billing_dashboard.update',
  'transactions.read',
  'transactions.return',
] as const satisfies readonly PermissionPath[];

/** Whether a plan can be chosen: what an ended one owes is paid first, so that nobody pays for the same days twice. */
export const mayChoosePlan = (status: string | null, owes: boolean) =>
  status !== 'inactive' || !owes;
