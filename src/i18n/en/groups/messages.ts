import { messages } from '../messages/messages.ts';

/** Outgoing messages. */
export const words = {
  resources: { messages },
};
