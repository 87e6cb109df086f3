import { z } from 'zod';
import { endpoint, fileReply, nothing } from '../engine/endpoint.ts';
import { properName } from '../engine/names.ts';
import { vatNumber } from '../organisations/vat-number.ts';
import { companyDocuments, companyLogos, companySettings } from './company-settings.ts';

const common = { tag: 'settings', access: 'profile.update', reply: companySettings } as const;
const settings = '/companies/{storeId}/settings' as const;

export const changeCompanyName = endpoint({
  ...common,
  method: 'PATCH',
  path: `${settings}/update-name`,
  summary: 'what the company is called',
  body: z.object({ name: properName(120).value }),
});

export const uploadCompanyLogos = endpoint({
  ...common,
  method: 'POST',
  path: `${settings}/upload-images`,
  files: companyLogos,
  summary: 'upload logo, map_logo or offline_map_logo',
});

export const uploadLoyaltyLogo = endpoint({
  ...common,
  method: 'POST',
  path: `${settings}/upload-loyalty-image`,
  files: ['loyalty_logo'],
  summary: 'upload the logo of the programme',
});

export const uploadCompanyFile = endpoint({
  ...common,
  method: 'POST',
  path: `${settings}/upload-file`,
  files: companyDocuments,
  summary: 'upload the instructions, the terms or the privacy policy, a PDF',
});

/** A tax number needs its country (vat-check-requires-both). */
export const changeVatNumber = endpoint({
  ...common,
  method: 'PUT',
  path: '/companies/{storeId}/store-billing/vat-number',
  tag: 'company-misc',
  summary: 'the tax number of the company, which has its form and check digit',
  body: z.object({
    vat_number: vatNumber().value,
    country_id: z.int().positive(),
  }),
});

export const changeElorusClient = endpoint({
  ...common,
  method: 'PUT',
  path: '/companies/{storeId}/store-billing/elorus-client',
  tag: 'company-misc',
  summary: 'the number of the company in its invoicing system',
  body: z.object({
    elorus_client_id: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9_-]{1,40}$/)
      .nullable(),
  }),
});

const company = z
  .object({
    store_id: z.int(),
    company_id: z.int(),
    name: z.string(),
    email: z.string().nullable(),
    primary_phone: z.string().nullable(),
    vat_number: z.string().nullable(),
    country_id: z.int(),
    address: z.string().nullable(),
    zip: z.string().nullable(),
    currency: z.string(),
    logo: z.string().nullable(),
    loyalty_logo: z.string().nullable(),
    registration_date: z.iso.datetime(),
    active_subscription: z.boolean(),
    cancelled_subscription: z.boolean(),
    expiration_date_subscription: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Company' });

export const loadCompany = endpoint({
  method: 'GET',
  path: '/companies/{id}',
  access: 'signed-in',
  tag: 'company-misc',
  paysFirst: true,
  summary: 'the company and its subscription; code 301 where it is to be paid for first',
  reply: company,
});

/** Everybody loses it at once; its rows stay, for whoever has to account for them. */
export const deleteCompany = endpoint({
  method: 'DELETE',
  path: '/companies/{storeId}',
  access: 'profile.delete',
  foresees: ['lost_stores', 'lost_customers', 'lost_points'],
  tag: 'company-misc',
  summary: 'delete the company and all its stores; a name that is sent has to be its own',
  query: z.strictObject({ confirm_name: z.string().max(200).optional() }),
  reply: nothing,
});

const document = <const P extends string>(path: P, name: string) =>
  endpoint({
    method: 'GET',
    path,
    access: 'public',
    tag: 'company-misc',
    extension: true,
    file: 'application/pdf',
    summary: `the ${name} of the programme, for anybody`,
    reply: fileReply,
  });

export const instructionsFile = document('/common/companies/{id}/instructions', 'instructions');
export const termsFile = document('/common/companies/{id}/terms', 'terms');
export const privacyPolicyFile = document(
  '/common/companies/{id}/privacy-policy',
  'privacy policy',
);

/** The call each document is downloaded with. */
export const documentCalls = {
  instructions_file: instructionsFile,
  terms_file: termsFile,
  privacy_policy_file: privacyPolicyFile,
} as const;

export const companyProfileCalls = [
  changeCompanyName,
  uploadCompanyLogos,
  uploadLoyaltyLogo,
  uploadCompanyFile,
  changeVatNumber,
  changeElorusClient,
  loadCompany,
  deleteCompany,
  ...Object.values(documentCalls),
];
