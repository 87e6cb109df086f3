import { z } from 'zod';
import { defaulted, optional } from '../engine/fields.ts';
import { mobileText } from '../engine/mobiles.ts';
import { properName } from '../engine/names.ts';
import { text } from '../engine/text-fields.ts';

/** `new_manager` on names somebody new; off, the signed-in user manages the store (new-manager-off). */
export const userDetails = z
  .object({
    new_manager: z.boolean().default(false),
    app_provider_id: z.int().positive().default(1),
    full_name: optional(properName(120)).value.optional(),
    mobile: mobileText.or(z.literal('')).optional(),
    country_id: z.int().positive().optional(),
    password: z.string().min(8).max(200).optional(),
    referral: defaulted(text(60), 'Other').value.default('Other'),
    tos: z.boolean().default(false),
    marketing: z.boolean().default(false),
  })
  .superRefine((user, context) => {
    if (!user.new_manager) return;
    // A first password is for whoever wants to hand one over; without it the manager proves the mobile.
    const missing = (['full_name', 'mobile'] as const).filter((name) => !user[name]);
    for (const name of missing)
      context.addIssue({
        code: 'invalid_type',
        expected: 'string',
        path: [name],
        input: undefined,
      });
    if (!user.tos)
      context.addIssue({ code: 'custom', path: ['tos'], params: { rule: 'tos_required' } });
  });
