import { z } from 'zod';
import { decimal, flag, integer, optional } from '../engine/fields.ts';
import { link } from '../engine/links.ts';
import { localizedOptional } from '../engine/localized-fields.ts';
import { proper, properName } from '../engine/names.ts';
import { email, text } from '../engine/text-fields.ts';

/** How texts leave: through the installation's gateway, or through one of the company's own. */
export const smsModes = ['default', 'own'] as const;
/** How mails leave: through the installation, a mail server of the company's, or Elastic Email. */
export const emailModes = ['default', 'smtp', 'elastic'] as const;
export type EmailMode = (typeof emailModes)[number];
/** The alias under which Viber messages are sent (viber-alias-transitions). */
export const viberStates = ['none', 'requested', 'confirmed'] as const;
export type ViberState = (typeof viberStates)[number];

/** The longest text of a message to a customer. */
export const longestSms = 480;
export const smsText = localizedOptional(longestSms).value;

const secret = z.string().min(1).max(500);
const version = z.iso.datetime().optional();
const address = optional(email()).value;
const alias = optional(properName(80)).value;
const senderName = proper(
  z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9 ._-]{1,11}$/),
);

const missing = (path: string) => ({
  code: 'invalid_type' as const,
  expected: 'string' as const,
  path: [path],
  input: undefined,
});

/** A secret that is left out stays as it is; an own gateway needs its address. */
export const smsConfigurationBody = z
  .object({
    mode: z.enum(smsModes),
    url: z.preprocess((sent) => (sent === '' ? null : sent), link.nullish()),
    token: secret.nullish(),
    sender_name: z.preprocess((sent) => (sent === '' ? null : sent), senderName.nullish()),
    updated_at: version,
  })
  .superRefine((body, context) => {
    if (body.mode === 'own' && !body.url) context.addIssue(missing('url'));
  });

const host = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9.:_-]{1,253}$/);

/** What each mode needs beside its secret; the password is kept when it is left out. */
const needs: Record<EmailMode, readonly string[]> = {
  default: [],
  smtp: ['host', 'port', 'email'],
  elastic: ['sender_alias_email'],
};

export const emailConfigurationBody = z
  .object({
    mode: z.enum(emailModes),
    host: z.preprocess((sent) => (sent === '' ? null : sent), host.nullish()),
    port: z.int().min(1).max(65_535).nullish(),
    /** The account at the mail server, which is also the sender. */
    email: address.optional(),
    password: secret.nullish(),
    sender_alias_name: alias.optional(),
    sender_alias_email: address.optional(),
    updated_at: version,
  })
  .superRefine((body, context) => {
    for (const name of needs[body.mode])
      if (!body[name as keyof typeof body]) context.addIssue(missing(name));
  });

export const emailSmsBody = z.object({
  email_sender_alias_name: alias.optional(),
  email_sender_alias_email: address.optional(),
  secondary_email_settings: flag(false).value.optional(),
  updated_at: version,
});

/** A password that is left out stays; an empty user name ends the credentials. */
export const campaignCredentialsBody = z.object({
  username: optional(text(120)).value,
  password: secret.nullish(),
});

/** What a message costs is less than the smallest coin: four decimals. */
const price = decimal(0, 10).value.multipleOf(0.0001);
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** When advertising waits, how fast the own gateway takes messages, and what it takes for them. */
export const sendingBody = z.object({
  /** Nothing is quiet where both are the same. */
  quiet_from: hour,
  quiet_until: hour,
  /** Offers of campaigns that one customer is sent on a day; 0 is no limit. What is left out stays. */
  offers_per_day: integer(0, 100).value.optional(),
  /** Messages in a second; 0 is no limit. */
  gateway_per_second: integer(0, 1000).value,
  sms_part_price: price,
  viber_price: price,
  /** The number of the own gateway that takes STOP; without one the way out of a text is a link. */
  sms_stop_number: z
    .preprocess(
      (sent) => (sent === '' ? null : sent),
      z
        .string()
        .trim()
        .regex(/^\+?\d{3,15}$/)
        .nullable(),
    )
    .optional(),
  /** Whether the way out is written in its shortest form. */
  sms_shortest: z.boolean().optional(),
  /** Whether Greek texts are put in capitals without accents where they then take fewer parts. */
  sms_capitals: z.boolean().optional(),
  updated_at: version,
});

/** How messages are set up, without a secret: of each only whether one is kept. */
export const messagingSettings = {
  sms_configuration: z.object({
    mode: z.enum(smsModes),
    url: z.string().nullable(),
    sender_name: z.string().nullable(),
    token_set: z.boolean(),
  }),
  sms_coupon_claim_message: localizedOptional(longestSms).read,
  sms_redemption_message: localizedOptional(longestSms).read,
  email_configuration: z.object({
    mode: z.enum(emailModes),
    host: z.string().nullable(),
    port: z.int().nullable(),
    email: z.string().nullable(),
    sender_alias_name: z.string().nullable(),
    sender_alias_email: z.string().nullable(),
    password_set: z.boolean(),
  }),
  email_sender_alias_name: z.string().nullable(),
  email_sender_alias_email: z.string().nullable(),
  /** Whether the installation sends a mail that the company's own server did not take. */
  secondary_email_settings: z.boolean(),
  campaign_credentials: z.object({ username: z.string().nullable(), password_set: z.boolean() }),
  viber_configuration: z.object({
    state: z.enum(viberStates),
    alias_name: z.string().nullable(),
  }),
  message_sending: z.object({
    quiet_from: z.string(),
    quiet_until: z.string(),
    offers_per_day: z.int(),
    gateway_per_second: z.int(),
    sms_part_price: z.number(),
    viber_price: z.number(),
    sms_stop_number: z.string().nullable(),
    sms_shortest: z.boolean(),
    sms_capitals: z.boolean(),
  }),
  /** Where the own gateway tells what arrived, and whether it has a secret to sign that with. */
  message_receipts: z.object({ url: z.string(), secret_set: z.boolean() }),
  /** The channels the installation can send through by itself. */
  installation_channels: z.array(z.enum(['sms', 'email'])),
} as const;
