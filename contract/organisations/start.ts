import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { decimal, points } from '../engine/fields.ts';
import { properName } from '../engine/names.ts';
import type { PermissionPath } from '../permissions/permissions.ts';

/** One thing that a new programme wants done. */
interface StartStep {
  readonly step: string;
  /** About how long it takes. */
  readonly minutes: number;
  /** What doing it takes. */
  readonly permission: PermissionPath;
}

/** What makes a programme run, in the order in which it is done: the first four at once, the others when there is time. */
export const startSteps = [
  { step: 'store', minutes: 1, permission: 'stores.create' },
  { step: 'points', minutes: 1, permission: 'profile.update' },
  { step: 'customer', minutes: 1, permission: 'customers.create' },
  { step: 'receipt', minutes: 1, permission: 'transactions.create' },
  { step: 'import', minutes: 5, permission: 'customers.import' },
  { step: 'staff', minutes: 2, permission: 'users.create' },
  { step: 'gift', minutes: 3, permission: 'gifts.create' },
  { step: 'campaign', minutes: 5, permission: 'campaigns.create' },
  { step: 'till', minutes: 2, permission: 'settings.cash_registers.update' },
] as const satisfies readonly StartStep[];
export type StartStepName = (typeof startSteps)[number]['step'];

/** What a new programme is suggested: a point for each euro, and what a hundred points and a first gift are worth. */
export const suggested = { points: 1, worth: 5, hundred: 100, giftPoints: 100 } as const;

/** For so many days after its first receipt a programme is shown how to begin. */
export const startDays = 30;

const names = startSteps.map(({ step }) => step);

export const companyStart = endpoint({
  method: 'GET',
  access: 'homepage.read',
  tag: 'company-misc',
  extension: true,
  path: '/companies/{storeId}/start',
  summary: 'what makes a programme run, and which of it is done',
  reply: z.object({
    /** Whether the first receipt is long ago: from then on nobody is shown how to begin. */
    running: z.boolean(),
    /** The first store of the company, in which its tills are paired; null where there is none. */
    store: z.object({ store_id: z.int(), name: z.string() }).nullable(),
    /** None for the installation's own company. */
    steps: z.array(z.object({ step: z.enum(names), done: z.boolean() })),
  }),
});
export type CompanyStart = z.infer<(typeof companyStart)['reply']>;

/** Sets the points of a company that begins, with its first store where one is named. */
export const startPoints = endpoint({
  method: 'POST',
  path: '/companies/{storeId}/start/points',
  access: 'profile.update',
  tag: 'company-misc',
  extension: true,
  idempotent: true,
  status: 201,
  summary:
    'open the first store where one is named, and set what a euro earns in each store that never set it and what a point is worth',
  body: z.object({
    /** The name of a new store; without it the stores that are there are set. */
    name: properName(120).value.optional(),
    /** What one unit of the currency earns. */
    reward_points: points().value,
    /** What a point is worth when it is redeemed. */
    point_value: decimal(0, 1000).value.multipleOf(0.0001),
  }),
  reply: z.object({ store_id: z.int() }),
});

export const startCalls = [companyStart, startPoints];
