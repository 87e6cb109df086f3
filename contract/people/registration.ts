import { z } from 'zod';
import { bornOn } from '../engine/birth-days.ts';
import { endpoint, nothing } from '../engine/endpoint.ts';
import { mobileText } from '../engine/mobiles.ts';
import { properName } from '../engine/names.ts';
import { text } from '../engine/text-fields.ts';
import { confirmed, newPassword, signedIn } from './auth.ts';
import { genders } from './genders.ts';
import { defaultReferral } from './referrals.ts';
import { verificationDigits } from './verification-codes.ts';

const identifier = z.string().trim().min(20).max(100);
/** The terms of service, without which nobody registers (registration-tos-required). */
const tos = z.boolean().superRefine((accepted, context) => {
  if (!accepted) context.addIssue({ code: 'custom', params: { rule: 'tos_required' } });
});

/** Step 1: whose mobile it is. Answers the same for one that somebody has already, who is told to sign in instead. */
export const beginRegistration = endpoint({
  method: 'POST',
  path: '/users/registration/init',
  access: 'public',
  tag: 'auth',
  summary: 'begin to register with a mobile, to which a code is sent',
  status: 201,
  body: z.object({
    app_provider_id: z.int().positive().default(1),
    country_id: z.int().positive(),
    mobile: mobileText,
    tos,
  }),
  reply: z.object({
    user: z.object({
      user_registration_identifier: z.string(),
      /** Only the mobile is told: whoever could read it here would need none. */
      mobile_verification_code: z.null(),
      mobile: z.string(),
    }),
  }),
});

export const resendVerification = endpoint({
  method: 'POST',
  path: '/users/resend-password',
  access: 'public',
  tag: 'auth',
  summary: 'send another code to the mobile that registers',
  body: z.object({ user_registration_identifier: identifier }),
  reply: nothing,
});

/** Step 2: proves the mobile. */
export const verifyMobile = endpoint({
  method: 'POST',
  path: '/users/mobile/verification',
  access: 'public',
  tag: 'auth',
  summary: 'prove the mobile that registers with the code',
  body: z.object({
    user_registration_identifier: identifier,
    mobile_verification_code: z
      .string()
      .trim()
      .regex(new RegExp(`^\\d{${verificationDigits}}$`)),
  }),
  reply: nothing,
});

/** Step 3: who they are. They are signed in by it (registration-password-confirmation). */
export const finishRegistration = endpoint({
  method: 'POST',
  path: '/users/registration/finalize',
  access: 'public',
  tag: 'auth',
  summary: 'finish registering with a name and a password',
  status: 201,
  body: z
    .object({
      user_registration_identifier: identifier,
      full_name: properName(120).value,
      password: newPassword,
      password_confirmation: z.string().max(200),
      referral: text(60).value.default(defaultReferral),
      tos,
      marketing: z.boolean().default(false),
      gender: z.enum(genders).nullish(),
      birth_date: bornOn.nullish(),
    })
    .superRefine(confirmed),
  reply: signedIn,
});

export const registrationCalls = [
  beginRegistration,
  resendVerification,
  verifyMobile,
  finishRegistration,
];
