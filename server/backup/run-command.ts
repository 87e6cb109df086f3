import { backupFailures } from '../../contract/backup/backups.ts';
import { type Environment, readEnvironment } from '../runtime/environment.ts';
import { logged } from '../runtime/log-error.ts';
import { makePrivately } from '../runtime/private.ts';
import { reasonOf } from './refused.ts';

export const say = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (line: string) => void process.stderr.write(`${line}\n`);

// Below these lie codes that Node itself ends with.
const firstCode = 64;

/** The code that a command ends with for each reason. */
export const codeOf = (error: unknown) => firstCode + backupFailures.indexOf(reasonOf(error));
/** The reason that such a code stands for. */
export const reasonOfCode = (code: number | null) =>
  backupFailures[(code ?? 0) - firstCode] ?? 'other';

const size = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
const plural = (count: number, one: string) =>
  `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;
export const worded = { size, plural };

/** What an error says, and those that it is made of or that caused it. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const within = error instanceof AggregateError ? error.errors : [error.cause];
  return [error.message, ...within.filter(Boolean).map(wordsOf)].filter(Boolean).join(': ');
}

/** Told as a line of the log: an error's message may hold what somebody typed. */
const log = (error: unknown) => complain(JSON.stringify({ err: logged(error) }));

/**
 * Runs an operator's command with the environment and what stands after its name. What it throws is
 * said, and ends the process with the code of its reason; what it answers is the code otherwise.
 */
export function runCommand(
  work: (environment: Environment, args: readonly string[]) => Promise<number>,
  quiet = false,
): void {
  const fail = (error: unknown) => {
    if (quiet) log(error);
    else complain(wordsOf(error));
    process.exit(codeOf(error));
  };
  makePrivately();
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  // Whoever ends by itself tidies up.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(1));
  const begin = async () => work(readEnvironment(process.env), process.argv.slice(2));
  begin().then((code) => process.exit(code), fail);
}
