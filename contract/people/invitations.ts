import { z } from 'zod';
import { endpoint, nothing } from '../engine/endpoint.ts';
import { storeKinds } from '../organisations/stores.ts';

const shared = { access: 'signed-in', tag: 'session', extension: true } as const;

/** A place that asks the signed-in person to join. */
export const ownInvitation = z
  .object({
    invitation_id: z.int(),
    store_id: z.int(),
    kind: z.enum(storeKinds),
    name: z.string(),
    company_name: z.string(),
    role_id: z.int(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'OwnInvitation' });
export type OwnInvitation = z.infer<typeof ownInvitation>;

export const ownInvitations = endpoint({
  ...shared,
  method: 'GET',
  path: '/users/me/invitations',
  summary: 'the places that ask the user to join',
  reply: z.object({ invitations: z.array(ownInvitation) }),
});

export const acceptInvitation = endpoint({
  ...shared,
  method: 'POST',
  path: '/users/me/invitations/{id}/accept',
  summary: 'join the place',
  reply: nothing,
});

export const declineInvitation = endpoint({
  ...shared,
  method: 'POST',
  path: '/users/me/invitations/{id}/decline',
  summary: 'stay away from the place',
  reply: nothing,
});

export const invitationCalls = [ownInvitations, acceptInvitation, declineInvitation];
