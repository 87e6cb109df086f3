import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from './start.ts';
import { tellSupervisor } from './supervised.ts';

// The bundle lies in dist/server, beside the built panels in dist/panels.
const pages = fileURLToPath(new URL('../panels', import.meta.url));

startServer(process.env, resolve(pages)).then(tellSupervisor, (error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
