// The server, restarted when it changes, and Vite with the panels; one of them ending ends both.
import { spawn } from 'node:child_process';

const server = ['--watch', 'server/dev.ts'];
const vite = ['node_modules/vite/bin/vite.js'];
const children = [server, vite].map((args) =>
  spawn(process.execPath, args, { stdio: 'inherit', env: process.env }),
);

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const child of children) child.once('exit', stop);
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
