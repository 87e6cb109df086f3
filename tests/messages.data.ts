import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the product says, as the specification writes it: a text and when it is said. */
interface Message {
  readonly id: string;
  readonly text: string;
  readonly when: string;
}

export const messages: readonly Message[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'messages.json'), 'utf8'),
);
