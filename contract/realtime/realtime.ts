import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';

/** The ids of one thing that happened: `{ transaction_id: 7 }`. */
export const pokeIds = z.record(z.string(), z.union([z.number(), z.string()]));
export type PokeIds = z.infer<typeof pokeIds>;

/** How a browser reaches the push service: this server itself, or Pusher Channels. */
export const realtimeSettings = z
  .object({ key: z.string(), cluster: z.string(), built_in: z.boolean() })
  .meta({ id: 'RealtimeSettings' });

export const userAuth = endpoint({
  method: 'POST',
  path: '/realtime/user-auth',
  access: 'signed-in',
  tag: 'session',
  extension: true,
  summary: 'prove to the push service who is connecting',
  body: z.object({
    socket_id: z
      .string()
      .max(50)
      .regex(/^\d+\.\d+$/),
  }),
  reply: z.object({ auth: z.string(), user_data: z.string() }),
});
