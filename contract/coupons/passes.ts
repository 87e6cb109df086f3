import { z } from 'zod';
import { endpoint, fileReply } from '../engine/endpoint.ts';
import { languages } from '../engine/languages.ts';
import { passType } from '../settings/wallets.ts';

// Opened as an address of its own, which sends no header: what it asks for stands in it.
const query = z.object({
  code: z.string().trim().min(4).max(64),
  lang: z.enum(languages).optional(),
});
const common = { method: 'GET', access: 'public', tag: 'common', extension: true, query } as const;

export const applePass = endpoint({
  ...common,
  path: '/common/fb/coupons/{id}/passes/apple',
  summary: 'the voucher of a coupon as a pass for Apple Wallet, for whoever has its code',
  file: passType,
  reply: fileReply,
});

export const googlePass = endpoint({
  ...common,
  path: '/common/fb/coupons/{id}/passes/google',
  summary: 'the address that saves the voucher of a coupon in Google Wallet',
  reply: z.object({ url: z.url() }),
});

export const passCalls = [applePass, googlePass];
