import type { Localized } from '../engine/languages.ts';
import { billingPages } from './pages.ts';

export const planKinds = ['store', 'company'] as const;
export type PlanKind = (typeof planKinds)[number];

interface Limit {
  /** Whose plans may have it. */
  readonly of: readonly PlanKind[];
  readonly name: Localized;
}

/** What a plan may limit; read where prices are shown, which is without any schema. How the use of each is counted: the server, by the same name. */
export const planLimits = {
  stores: { of: ['company'], name: { el: 'Καταστήματα', en: 'Stores', it: 'Negozi' } },
  users: { of: ['company', 'store'], name: { el: 'Χρήστες', en: 'Users', it: 'Utenti' } },
  sms_per_month: {
    of: ['company'],
    name: { el: 'SMS τον μήνα', en: 'Text messages a month', it: 'SMS al mese' },
  },
  active_campaigns: {
    of: ['company'],
    name: { el: 'Ενεργές καμπάνιες', en: 'Active campaigns', it: 'Campagne attive' },
  },
} as const satisfies Record<string, Limit>;

export type PlanLimit = keyof typeof planLimits;
export const limitNames = Object.keys(planLimits) as PlanLimit[];
export const limitsOf = (kind: PlanKind) =>
  limitNames.filter((name) => (planLimits[name].of as readonly PlanKind[]).includes(kind));

export type PlanAttributes = { readonly [L in PlanLimit]?: number };

/** The limits that plans of a kind may have, by name. */
export const limitsFor = (kind: PlanKind) =>
  limitsOf(kind).map((attribute) => ({ attribute, name: planLimits[attribute].name }));

/** Where somebody chooses another plan. */
export const planPage = `${billingPages}/current`;
