import { z } from 'zod';
import { endpoint, fileReply } from '../engine/endpoint.ts';

/** What Apple calls the file of a pass. */
export const passType = 'application/vnd.apple.pkpass';

/** What a company has set up for the wallets of phones; no key is among it. */
export const walletSettings = z
  .object({
    apple: z
      .object({ pass_type_id: z.string(), team_id: z.string(), expires_at: z.iso.datetime() })
      .nullable(),
    google: z.object({ issuer_id: z.string(), account: z.string() }).nullable(),
  })
  .meta({ id: 'WalletSettings' });
export type WalletSettings = z.infer<typeof walletSettings>;

const path = '/companies/{storeId}/settings/wallets' as const;
const common = {
  tag: 'settings',
  extension: true,
  access: 'profile.update',
  reply: walletSettings,
} as const;
const pem = z.string().trim().min(1).max(100_000);

export const readWallets = endpoint({
  ...common,
  method: 'GET',
  path,
  access: 'profile.read',
  summary: 'which wallets of phones the coupons of the company can be added to',
});

export const changeAppleWallet = endpoint({
  ...common,
  method: 'PUT',
  path: `${path}/apple`,
  summary: 'the certificate that signs passes: PEM with its key, or PKCS#12 as base64',
  body: z.object({
    certificate: pem,
    /** Its key, where that is a file of its own. */
    key: pem.nullish(),
    password: z.string().max(500).nullish(),
    /** Apple's certificate between its root and this one (WWDR), PEM. */
    authority: pem,
  }),
});

export const removeAppleWallet = endpoint({
  ...common,
  method: 'DELETE',
  path: `${path}/apple`,
  summary: 'forget the certificate and its key',
});

export const sampleApplePass = endpoint({
  ...common,
  method: 'GET',
  path: `${path}/apple/sample`,
  summary: 'a pass signed with the certificate, to be opened on a phone',
  file: passType,
  reply: fileReply,
});

export const changeGoogleWallet = endpoint({
  ...common,
  method: 'PUT',
  path: `${path}/google`,
  summary: 'who issues passes at Google, and the key file of its service account',
  body: z.object({
    issuer_id: z
      .string()
      .trim()
      .regex(/^\d{1,30}$/),
    service_account: z.string().trim().min(1).max(20_000),
  }),
});

export const removeGoogleWallet = endpoint({
  ...common,
  method: 'DELETE',
  path: `${path}/google`,
  summary: 'forget the issuer and its key',
});

export const sampleGooglePass = endpoint({
  ...common,
  method: 'GET',
  path: `${path}/google/sample`,
  summary: 'the address that saves a pass signed with the key, to be opened with a Google account',
  reply: z.object({ url: z.url() }),
});

export const walletCalls = [
  readWallets,
  changeAppleWallet,
  removeAppleWallet,
  sampleApplePass,
  changeGoogleWallet,
  removeGoogleWallet,
  sampleGooglePass,
];
