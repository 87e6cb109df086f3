import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { optional } from '../engine/fields.ts';
import { fillFromAny } from '../engine/languages.ts';
import { localizedAny, localizedOptional } from '../engine/localized-fields.ts';
import { properName } from '../engine/names.ts';
import { email, phone, text } from '../engine/text-fields.ts';
import { degrees } from './degrees.ts';
import { platformId } from './platform.ts';
import { userDetails } from './user-details.ts';
import { vatNumber } from './vat-number.ts';

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
      name: properName(120).value,
      country_id: z.int().positive(),
      address: optional(text(200)).value.optional(),
      zip: optional(text(12)).value.optional(),
      lat: optional(degrees(90)).value.optional(),
      lon: optional(degrees(180)).value.optional(),
      vat_number: vatNumber().value,
      email: optional(email()).value.optional(),
      primary_phone: optional(phone()).value.optional(),
      store_company_network_region_id: z.int().positive().nullish(),
      /** The company it belongs to. */
      parent_id: z.int().positive().default(platformId),
      store_subscription_plan_id: planId,
    }),
  }),
  reply: created,
});

const programme = {
  name: localizedAny(80, 'name').value,
  description: localizedOptional(1000).value.transform(fillFromAny),
  points_label: optional(properName(40)).value,
};

/** What is needed of a company that is billed. */
const billed = ['vat_number', 'email'] as const;

/**
 * A company of somebody signed in, with its programme. It is on a plan of the platform, and then its tax number and email
 * are needed for billings; a super admin opens one without a plan, which is free.
 */
export const registerCompany = endpoint({
  method: 'POST',
  path: '/companies',
  access: 'signed-in',
  tag: 'auth',
  summary: 'open a company with its loyalty programme, on a plan of the platform, and run it',
  status: 201,
  idempotent: true,
  body: z
    .object({
      company_details: z.object({
        name: properName(120).value,
        country_id: z.int().positive(),
        vat_number: optional(vatNumber()).value.optional(),
        /** The country that gave the number; the company's own where none is named. */
        vat_country_id: z.int().positive().optional(),
        email: optional(email()).value.optional(),
        primary_phone: optional(phone()).value.optional(),
        /** Only a super admin opens a company without a plan. */
        store_subscription_plan_id: planId.nullish(),
      }),
      loyalty_details: z.object({
        name: programme.name,
        description: programme.description.optional(),
        points_label: programme.points_label.optional(),
        country_id: z.int().positive().optional(),
      }),
    })
    .superRefine(({ company_details: details }, context) => {
      if (!details.store_subscription_plan_id) return;
      for (const name of billed.filter((each) => !details[each]))
        context.addIssue({
          code: 'invalid_type',
          expected: 'string',
          path: ['company_details', name],
          input: undefined,
        });
    }),
  reply: created,
});

export const registeringCalls = [registerStore, registerCompany];
