#!/usr/bin/env node
// The command of Pistos: `pistos start`, and what an operator needs besides. In a clone it builds first what has changed; a
// release is built already.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const database = `The database is the PostgreSQL of DATABASE_URL, else the embedded one in DATA_DIR (default ./data).`;

const verifying = `${database}
Exits 2 where there is no database of this version, or a server has it.`;

const commands = {
  start: {
    usage: 'start',
    does: 'serves panels and API on one port, and starts the server again should it end by itself',
    details: `${database}
  PORT 3000, HOST 127.0.0.1     where it listens
  PUBLIC_URL                    the address that users know, https://…
  DEMO 0 or 1                   whether an empty database gets the demo programme; by default on 127.0.0.1 alone
SIGTERM stops it. All variables: docs/operating.md.`,
  },
  backup: {
    script: 'backup',
    usage: 'backup [--fast] [FILE or FOLDER]',
    does: 'writes all there is to one file, while the server runs',
    details: `${database}
Without an argument the file goes to BACKUP_DIR (default DATA_DIR/backups).
It is restored into a database of its own and verified before it is finished; --fast leaves that out.`,
  },
  restore: {
    script: 'restore',
    usage: 'restore FILE',
    does: 'reads a backup into an empty database',
    details: `${database} It must be empty, and the server stopped.`,
  },
  move: {
    script: 'move',
    usage: 'move postgres://user:password@host:5432/database',
    does: 'moves the embedded database to an empty PostgreSQL',
    details: 'Stop the server first; start it with DATABASE_URL afterwards.',
  },
  'verify ledger': {
    script: 'verify-ledger',
    usage: 'verify ledger',
    does: 'replays every posting, and exits 1 naming what is wrong',
    details: verifying,
  },
  'verify billing': {
    script: 'verify-billing',
    usage: 'verify billing [--repair [--yes]]',
    does: 'compares billings, payments and refunds, and exits 1 naming what is wrong',
    details: `${verifying}
--repair shows the refunds that it would post against what was given back more often than it was paid; --yes posts them.`,
  },
  'verify draw': {
    script: 'verify-draw',
    usage: 'verify draw FILE',
    does: 'checks the proof of a draw, and exits 1 naming what is wrong',
    details: 'FILE is the proof as the page of the draw hands it out. No database is needed.',
  },
};

const print = (text) => process.stdout.write(`${text}\n`);

function printOverview() {
  print(`Pistos ${version}: a self-hosted back office for loyalty programmes\n`);
  for (const { usage, does } of Object.values(commands)) print(`  pistos ${usage}\n      ${does}`);
  print(`\n  pistos COMMAND --help says more; pistos --version`);
}

/** The command that the arguments name, of one word or two, and what stands after it. */
function commandOf([first = '', second = '', ...rest]) {
  const two = `${first} ${second}`;
  if (commands[two]) return { command: commands[two], args: rest };
  return { command: commands[first], args: [second, ...rest].filter(Boolean) };
}

const isClone = existsSync(join(root, 'build.mjs'));

async function buildStale(part) {
  if (!isClone) return;
  const { buildStale } = await import('./build.mjs');
  buildStale(part);
}

async function start() {
  await buildStale();
  const { nodeFlags, supervise } = await import('./supervise.mjs');
  process.env.NODE_ENV ??= 'production';
  supervise([...nodeFlags, join(root, 'dist/server/main.js')]);
}

async function run(script, args) {
  await buildStale('server');
  // The scripts read what stands after their own name.
  process.argv.splice(1, process.argv.length, script, ...args);
  await import(pathToFileURL(join(root, `dist/server/${script}.js`)).href);
}

async function main(words) {
  if (words.includes('--version') || words[0] === '-v') return print(version);
  const wantsHelp = words.some((word) => ['--help', '-h', 'help'].includes(word));
  const { command, args } = commandOf(words.filter((word) => !word.startsWith('-h')));
  if (wantsHelp && command)
    return print(`pistos ${command.usage}\n  ${command.does}\n\n${command.details}`);
  if (wantsHelp || words.length === 0) return printOverview();
  if (!command) {
    process.stderr.write(`pistos: there is no command ${words.join(' ')}. See pistos --help\n`);
    process.exitCode = 2;
    return;
  }
  await (command.script ? run(command.script, args) : start());
}

await main(process.argv.slice(2));
