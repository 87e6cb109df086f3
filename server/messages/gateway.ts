import { z } from 'zod';
import type { Outgoing } from './outbox.ts';

/** Nobody takes it, however often it is tried. */
export class RefusedForGood extends Error {}

/** What a gateway says once and for all; anything else may be another tomorrow. */
const forGood = new Set([400, 404, 410, 413, 422]);

const answer = z.object({ id: z.union([z.string().max(200), z.number()]).optional() });

/** What the gateway calls the message, where it says so. */
function providerIdOf(text: string): string | undefined {
  try {
    const { id } = answer.parse(JSON.parse(text));
    return id === undefined ? undefined : String(id);
  } catch {
    return undefined;
  }
}

/** What came of a message by the answer of its gateway. Throws unless it was taken. */
export function takenAs(status: number, text: string) {
  if (forGood.has(status)) throw new RefusedForGood(`gateway answered ${status}`);
  if (status < 200 || status > 299) throw new Error(`gateway answered ${status}`);
  return { providerId: providerIdOf(text) };
}

/** What an HTTP gateway is handed; `from` is who it comes from, where the company has set that up. */
export function gatewayBody(message: Outgoing, from?: string | null) {
  const { messageId: id, recipient: to, body: text, channel, content } = message;
  return {
    id,
    channel,
    to,
    text,
    ...(from ? { from } : {}),
    ...(content?.picture ? { picture: content.picture } : {}),
    ...(content?.button ? { button: content.button } : {}),
  };
}
