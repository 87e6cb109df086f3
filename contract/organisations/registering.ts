import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { decimal, optional } from '../engine/fields.ts';
import { localized, localizedOptional } from '../engine/localized-fields.ts';
import { digits, email, phone, text } from '../engine/text-fields.ts';
import { userDetails } from './stores.ts';

/** The platform, under which stores are that name no company. */
const platform = 1;

const created = z.object({ store_id: z.int() });
const planId = z.int().positive();

/** A store of somebody signed in, on a plan that its company offers to everybody. */
export const registerStore = endpoint({
  method: 'POST',
  path: '/stores',
  access: 'signed-in',
  tag: 'auth',
  summary: 'open a store of a company, on a plan that it offers, and run it',
  status: 201,
  idempotent: true,
  body: z.object({
    user_details: userDetails.prefault({}),
    store_details: z.object({
      name: text(120).value,
      country_id: z.int().positive(),
      address: optional(text(200)).value.optional(),
      zip: optional(text(12)).value.optional(),
      lat: optional(decimal(-90, 90)).value.optional(),
      lon: optional(decimal(-180, 180)).value.optional(),
      vat_number: digits(20).value,
      email: optional(email()).value.optional(),
      primary_phone: optional(phone()).value.optional(),
      store_company_network_region_id: z.int().positive().nullish(),
      /** The company it belongs to. */
      parent_id: z.int().positive().default(platform),
      store_subscription_plan_id: planId,
    }),
  }),
  reply: created,
});

const programme = {
  name: localized(80),
  description: localizedOptional(1000),
  points_label: optional(text(40)),
};

/** A company of somebody signed in, with its programme. */
export const registerCompany = endpoint({
  method: 'POST',
  path: '/companies',
  access: 'signed-in',
  tag: 'auth',
  summary: 'open a company with its loyalty programme, on a plan of the platform, and run it',
  status: 201,
  idempotent: true,
  body: z.object({
    company_details: z.object({
      name: text(120).value,
      country_id: z.int().positive(),
      vat_number: digits(20).value,
      /** The country that gave the number; the company's own where none is named. */
      vat_country_id: z.int().positive().optional(),
      email: email().value,
      primary_phone: optional(phone()).value.optional(),
      store_subscription_plan_id: planId,
    }),
    loyalty_details: z.object({
      name: programme.name.value,
      description: programme.description.value.optional(),
      points_label: programme.points_label.value.optional(),
      country_id: z.int().positive().optional(),
    }),
  }),
  reply: created,
});

export const registeringCalls = [registerStore, registerCompany];
