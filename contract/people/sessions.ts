import { z } from 'zod';
import { endpoint, nothing } from '../engine/endpoint.ts';
import { passwordChange } from './auth.ts';

const shared = { access: 'signed-in', tag: 'session', extension: true } as const;

/** One place where the user is signed in: a browser, or a till they paired. */
export const ownSession = z
  .object({
    session_id: z.int(),
    /** The browser and its system, as far as it tells. */
    device: z.string().nullable(),
    address: z.string().nullable(),
    created_at: z.iso.datetime(),
    seen_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    /** Whether it is the one that asks. */
    current: z.boolean(),
    /** The store of a paired till. */
    till_store: z.string().nullable(),
  })
  .meta({ id: 'OwnSession' });
export type OwnSession = z.infer<typeof ownSession>;

export const ownSessions = endpoint({
  ...shared,
  method: 'GET',
  path: '/users/me/sessions',
  summary: 'where the user is signed in',
  reply: z.object({ sessions: z.array(ownSession) }),
});

export const endSession = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/users/me/sessions/{id}',
  summary: 'sign the user out in one place',
  reply: nothing,
});

export const endOtherSessions = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/users/me/sessions',
  summary: 'sign the user out everywhere else; paired tills stay',
  reply: z.object({ ended: z.int() }),
});

/** The change of a user’s own password, which signs them out everywhere else. */
export const changePassword = endpoint({
  ...shared,
  method: 'POST',
  path: '/users/me/change-password',
  summary: 'replace the password',
  body: passwordChange,
  reply: nothing,
});

/** What somebody knows of where they are signed in, and how they end it. */
export const sessionCalls = [ownSessions, endSession, endOtherSessions, changePassword];
