import { z } from 'zod';
import { endpoint, nothing } from '../engine/endpoint.ts';
import { tillProduct, tillProducts } from './till-products.ts';

/** Letters and digits that nobody takes for one another. */
export const pairingAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const pairingLength = 8;

export const createPairing = endpoint({
  method: 'POST',
  path: '/stores/{storeId}/cash-registers/{id}/pairing',
  access: 'settings.cash_registers.update',
  tag: 'tills',
  extension: true,
  summary: 'a code that pairs one device with a cash register, once and within ten minutes',
  status: 201,
  body: z.object({}),
  reply: z.object({ code: z.string(), expires_at: z.iso.datetime() }),
});

export const unpair = endpoint({
  method: 'DELETE',
  path: '/stores/{storeId}/cash-registers/{id}/pairing',
  access: 'settings.cash_registers.update',
  tag: 'tills',
  extension: true,
  summary: 'sign out every device that is paired with a cash register',
  reply: z.object({ devices: z.int() }),
});

const devicesPath = '/stores/{storeId}/cash-registers/{id}/devices';

export const tillDevice = z
  .object({
    device_id: z.int(),
    /** The browser and its system, as far as it told when it was paired. */
    device: z.string().nullable(),
    address: z.string().nullable(),
    /** Who made the code. */
    paired_by: z.string(),
    paired_at: z.iso.datetime(),
    seen_at: z.iso.datetime(),
  })
  .meta({ id: 'TillDevice' });
export type TillDevice = z.infer<typeof tillDevice>;

export const tillDevices = endpoint({
  method: 'GET',
  path: devicesPath,
  access: 'settings.cash_registers.update',
  tag: 'tills',
  extension: true,
  summary: 'the devices that are tills of a cash register, the one last used first',
  reply: z.object({ devices: z.array(tillDevice) }),
});

export const unpairDevice = endpoint({
  method: 'DELETE',
  path: `${devicesPath}/{deviceId}`,
  access: 'settings.cash_registers.update',
  tag: 'tills',
  extension: true,
  summary: 'sign out one device of a cash register',
  reply: nothing,
});

export const pair = endpoint({
  method: 'POST',
  path: '/points-pos/pair',
  access: 'public',
  tag: 'tills',
  extension: true,
  summary: 'turn a device into a till by the code of its cash register',
  example: { code: 'A1B2-C3D4' },
  body: z.object({
    code: z
      .string()
      .max(40)
      .transform((typed) => typed.toUpperCase().replace(/[^0-9A-Z]/g, ''))
      .pipe(z.string().length(pairingLength)),
  }),
  reply: z.object({ access_token: z.string(), store_id: z.int(), cash_register_id: z.int() }),
});

/** All that a till needs to know before the first customer. */
export const tillFacts = endpoint({
  method: 'GET',
  path: '/stores/{storeId}/till',
  access: 'transactions.create',
  openWhileLocked: true,
  tag: 'tills',
  extension: true,
  summary: 'what a till needs to know of its store',
  reply: z.object({
    store: z.object({
      store_id: z.int(),
      name: z.string(),
      address: z.string().nullable(),
      vat_number: z.string().nullable(),
      country_id: z.int(),
    }),
    currency: z.string(),
    /** Whose days and times the till shows, as `Europe/Athens`. */
    time_zone: z.string(),
    /** Who is signed in, or at a paired till by their PIN; empty where nobody is. */
    cashier: z.string(),
    /** Who may be the cashier of a paired till: while there is anybody, it asks for a PIN. */
    cashiers: z.array(z.object({ user_id: z.int(), full_name: z.string() })),
    paired_register: z.int().nullable(),
    may_register: z.boolean(),
    /** Whether whoever is at the till may take receipts back. */
    may_return: z.boolean(),
    registers: z.array(
      z.object({
        cash_register_id: z.int(),
        friendly_name: z.string(),
        cash_register_code: z.string(),
      }),
    ),
    thermal_printer: z.boolean(),
    points_payment: z.boolean(),
    reward_active: z.boolean(),
    /** Whether customers may have points at other companies, or brought some. */
    partners: z.boolean(),
    /** What one point is worth, in the currency. */
    point_value: z.number(),
    min_amount_limit: z.number(),
    max_amount_limit: z.number(),
    /** Above it the cashier is asked once before a receipt is posted. */
    ask_above_amount: z.number().nullable(),
    /** The first products that add points of their own; the others are searched. */
    products: z.array(tillProduct),
  }),
});
export type TillFacts = z.infer<(typeof tillFacts)['reply']>;

export const tills = [
  createPairing,
  unpair,
  tillDevices,
  unpairDevice,
  pair,
  tillFacts,
  tillProducts,
];
