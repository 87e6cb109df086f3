import { z } from 'zod';
import { endpoint, nothing } from '../engine/endpoint.ts';
import { mobileText } from '../engine/mobiles.ts';
import { properName } from '../engine/names.ts';
import { sessionUser } from './session.ts';

const person = {
  app_provider_id: z.int().positive().default(1),
  country_id: z.int().positive().optional(),
  mobile: mobileText,
};
export const newPassword = z.string().min(8).max(200);
export const confirmed = <B extends { password: string; password_confirmation: string }>(
  body: B,
  context: z.RefinementCtx,
) => {
  if (body.password === body.password_confirmation) return;
  context.addIssue({
    code: 'custom',
    path: ['password_confirmation'],
    params: { rule: 'passwords_differ' },
  });
};

/** The old password and a new one, twice. */
export const passwordChange = z
  .object({
    old_password: z.string().min(1).max(200),
    password: newPassword,
    password_confirmation: z.string().max(200),
  })
  .superRefine(confirmed);

export const signedIn = z.object({
  access_token: z.string(),
  expires_at: z.iso.datetime(),
  extra_data: z.object({ user: sessionUser }),
});

export const login = endpoint({
  method: 'POST',
  path: '/users/login',
  access: 'public',
  tag: 'auth',
  summary: 'sign in',
  body: z.object({ ...person, password: z.string().min(1).max(200) }),
  reply: signedIn,
});

/** Answers the same whether or not the number is known. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/users/forgot-password',
  access: 'public',
  tag: 'auth',
  summary: 'send a code for setting a new password',
  body: z.object(person),
  reply: nothing,
});

export const updatePassword = endpoint({
  method: 'POST',
  path: '/users/update-password',
  access: 'public',
  tag: 'auth',
  summary: 'set a new password with the code',
  body: z
    .object({
      ...person,
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/),
      password: newPassword,
      password_confirmation: z.string().max(200),
    })
    .superRefine(confirmed),
  reply: nothing,
});

/** The first super admin of an empty installation, with the one-time token that its start printed. */
export const firstAdmin = endpoint({
  method: 'POST',
  path: '/users/first-admin',
  access: 'public',
  tag: 'auth',
  extension: true,
  summary: 'create the super admin of an empty installation',
  status: 201,
  body: z
    .object({
      ...person,
      token: z.string().min(20).max(100),
      full_name: properName(120).value,
      password: newPassword,
      password_confirmation: z.string().max(200),
    })
    .superRefine(confirmed),
  reply: signedIn,
});
