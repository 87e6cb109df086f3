import { z } from 'zod';

/** Why a socket is closed, in the numbers of the Pusher protocol; they decide when a client comes back. */
export const closing = {
  unknownKey: [4001, 'Application does not exist'],
  tooMany: [4004, 'Too many connections of this user'],
  otherProtocol: [4007, 'Only protocol 7 is spoken here'],
  notSignedIn: [4009, 'Not signed in'],
  tooManyFrom: [4010, 'Too many connections from this address'],
  sessionOver: [4011, 'The session is over'],
  full: [4100, 'Over capacity'],
  failed: [4101, 'Try again later'],
  moveOn: [4200, 'Connect again'],
  silent: [4201, 'No pong'],
  tooBusy: [4301, 'Too many messages'],
} as const;
export type Closing = keyof typeof closing;

const text = z.string().max(500);
const incoming = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('pusher:signin'),
    data: z.object({ auth: text, user_data: text }),
  }),
  z.object({
    event: z.enum(['pusher:subscribe', 'pusher:unsubscribe']),
    data: z.object({ channel: text }),
  }),
  z.object({ event: z.literal('pusher:ping') }),
]);
export type Incoming = z.infer<typeof incoming>;

/** One message of a client; undefined for what is not understood, which clients may send at will. */
export function readMessage(raw: string): Incoming | undefined {
  try {
    return incoming.safeParse(JSON.parse(raw)).data;
  } catch {
    return undefined;
  }
}

/** One message to a client. `data` is JSON within JSON: that is the protocol, and clients rely on it. */
export const frame = (event: string, data: unknown, channel?: string) =>
  JSON.stringify({ event, ...(channel ? { channel } : {}), data: JSON.stringify(data) });
