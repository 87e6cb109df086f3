// Writes docs/specification.md and the lists it leads to: npm run specification.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { documents } from './document.ts';

for (const [path, text] of documents) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
process.stdout.write(`${[...documents.keys()].join('\n')}\n`);
