import { messages } from '../messages.ts';

/** Outgoing messages. */
export const words = {
  resources: { messages },
};
