import { z } from 'zod';
import { anyCardNumber } from '../engine/card-codes.ts';
import { endpoint } from '../engine/endpoint.ts';
import { asking } from '../engine/entity.ts';
import { mobile, text } from '../engine/text-fields.ts';
import {
  customerPage,
  customers,
  customersPath,
  described,
  withNotifications,
} from './company-customers.ts';
import { personalData } from './customer-details.ts';
import { mergeAccounts } from './customer-merges.ts';
import { cardNumber } from './customers.ts';

const own = { tag: 'customers', reply: customerPage } as const;

export const createCustomer = endpoint({
  ...own,
  method: 'POST',
  path: `${customersPath}/create`,
  access: 'customers.create',
  status: 201,
  summary: 'register a customer at the desk',
  body: withNotifications(
    described.write.extend({
      country_id: z.int().positive().optional(),
      card_number: z.preprocess((sent) => (sent === '' ? undefined : sent), cardNumber.optional()),
    }),
  ),
});

export const changeMobile = endpoint({
  ...own,
  method: 'PUT',
  path: `${customersPath}/update-mobile/{id}`,
  access: 'customers.update',
  summary: 'give a customer another mobile',
  ...asking({ mobile: mobile() }, { country_id: z.int().positive().optional() }),
});

export const attachCard = endpoint({
  ...own,
  method: 'POST',
  path: '/companies/{companyId}/customers/{id}/loyalty-card',
  access: 'customers.update',
  summary: 'give a customer a free card of the programme',
  body: z.object({ card_number: anyCardNumber }),
});

export const detachCard = endpoint({
  ...own,
  method: 'PUT',
  path: `${customersPath}/detach-card/{id}`,
  access: 'customers.update',
  summary: 'take a card from a customer; the only one where none is named',
  body: z.object({ card_number: anyCardNumber.optional() }),
});

const reason = text(200).value;
const some = z.number().positive().max(10_000_000).multipleOf(0.01);

export const adjustPoints = endpoint({
  ...own,
  method: 'POST',
  path: `${customersPath}/{id}/points/adjust`,
  access: 'customers.points',
  idempotent: true,
  summary: 'give points or, below zero, take them, with a reason',
  body: z.object({
    points: z
      .number()
      .min(-10_000_000)
      .max(10_000_000)
      .multipleOf(0.01)
      .refine((n) => n !== 0),
    reason,
  }),
});

export const removePoints = endpoint({
  ...own,
  method: 'POST',
  path: `${customersPath}/{id}/remove-points`,
  access: 'customers.points',
  idempotent: true,
  summary: 'take points from a customer, with a reason',
  body: z.object({ points: some, reason }),
});

export const anonymise = endpoint({
  ...own,
  method: 'POST',
  path: `${customersPath}/{id}/anonymise`,
  access: 'customers.delete',
  extension: true,
  summary: 'forget the person and keep the ledger',
  body: z.object({}),
});

/** What a company does with a customer, apart from reading and changing them. */
export const customerActions = {
  adjust: adjustPoints,
  mobile: changeMobile,
  attach: attachCard,
  detach: detachCard,
  merge: mergeAccounts,
  data: personalData,
  forget: anonymise,
  remove: customers.calls.delete,
};

export const companyCustomerCalls = [
  createCustomer,
  changeMobile,
  attachCard,
  detachCard,
  adjustPoints,
  removePoints,
  anonymise,
];
