import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { text } from '../engine/text-fields.ts';
import { signedIn } from './auth.ts';

const shared = { access: 'signed-in', tag: 'session', extension: true } as const;
/** Whoever changes how somebody signs in knows the password, and did not only find the page open. */
const withPassword = { password: z.string().min(1).max(200) };

const digits = z
  .string()
  .trim()
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/));

/** What a browser's own part of passkeys speaks; its form is WebAuthn's and is checked where it is verified. */
const webAuthn = z.record(z.string(), z.unknown());

const passkey = z
  .object({
    passkey_id: z.int(),
    name: z.string(),
    created_at: z.iso.datetime(),
    used_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Passkey' });

const security = z
  .object({
    authenticator: z.boolean().describe('Whether an app makes codes.'),
    passkeys: z.array(passkey),
    recovery_codes_left: z.int(),
  })
  .meta({ id: 'Security' });
export type Security = z.infer<typeof security>;

/** Told once: with the first second factor, or when new ones are asked for. */
const withCodes = z.object({ security, recovery_codes: z.array(z.string()).nullable() });

export const readSecurity = endpoint({
  ...shared,
  method: 'GET',
  path: '/users/me/security',
  summary: 'how the user signs in beside their password',
  reply: security,
});

export const startAuthenticator = endpoint({
  ...shared,
  method: 'POST',
  path: '/users/me/security/authenticator',
  summary: 'a secret for an authenticator app; it counts once a code of it was right',
  body: z.object(withPassword),
  reply: z.object({ secret: z.string(), uri: z.string() }),
});

export const confirmAuthenticator = endpoint({
  ...shared,
  method: 'POST',
  path: '/users/me/security/authenticator/confirm',
  summary: 'prove that the app makes the right codes',
  body: z.object({ code: digits }),
  reply: withCodes,
});

export const removeAuthenticator = endpoint({
  ...shared,
  method: 'POST',
  path: '/users/me/security/authenticator/remove',
  summary: 'sign in without the app from now on',
  body: z.object(withPassword),
  reply: security,
});

export const startPasskey = endpoint({
  ...shared,
  method: 'POST',
  path: '/users/me/security/passkeys/start',
  summary: 'what the browser needs to make a passkey',
  body: z.object(withPassword),
  reply: z.object({ challenge: z.string(), options: webAuthn }),
});

export const addPasskey = endpoint({
  ...shared,
  method: 'POST',
  path: '/users/me/security/passkeys',
  summary: 'keep a passkey that the browser made',
  status: 201,
  body: z.object({ challenge: z.string().max(100), name: text(60).value, response: webAuthn }),
  reply: withCodes,
});

export const removePasskey = endpoint({
  ...shared,
  method: 'POST',
  path: '/users/me/security/passkeys/{id}/remove',
  summary: 'sign in without this passkey from now on',
  body: z.object(withPassword),
  reply: security,
});

export const newRecoveryCodes = endpoint({
  ...shared,
  method: 'POST',
  path: '/users/me/security/recovery-codes',
  summary: 'ten new recovery codes; the old ones are no longer good',
  body: z.object(withPassword),
  reply: withCodes,
});

/** What a refusal `second_factor_needed` holds in `current`. */
export const secondFactor = z
  .object({
    challenge: z.string(),
    authenticator: z.boolean(),
    /** What the browser asks a passkey for; null where there is none. */
    passkey: webAuthn.nullable(),
  })
  .meta({ id: 'SecondFactor' });
export type SecondFactor = z.infer<typeof secondFactor>;

export const passSecondFactor = endpoint({
  method: 'POST',
  path: '/users/login/second-factor',
  access: 'public',
  tag: 'auth',
  extension: true,
  summary: 'finish signing in with a code of the app, a recovery code or a passkey',
  body: z.object({
    challenge: z.string().max(100),
    code: z.string().trim().max(40).optional(),
    passkey: webAuthn.optional(),
  }),
  reply: signedIn,
});

/** How somebody proves who they are beside their password. */
export const securityCalls = [
  readSecurity,
  startAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  startPasskey,
  addPasskey,
  removePasskey,
  newRecoveryCodes,
  passSecondFactor,
];
