// Writes docs/figures.md: npm run figures.
import { writeFileSync } from 'node:fs';
import { figuresDocument, figuresText } from './document.ts';

writeFileSync(figuresDocument, figuresText);
process.stdout.write(`${figuresDocument}\n`);
