import { once } from 'node:events';
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Logger } from 'pino';
import { z } from 'zod';
import { backupFailures, type LastBackup, lastBackup } from '../../contract/backup/backups.ts';
import { privateFolder } from '../db/embedded.ts';
import { logged } from '../runtime/log-error.ts';
import { Refused, reasonOf } from './refused.ts';

/** What a command asks of the server that holds the embedded database, a line of JSON each. */
const order = z.discriminatedUnion('order', [
  z.object({ order: z.literal('snapshot'), folder: z.string() }),
  z.object({ order: z.literal('made'), last: lastBackup }),
]);
export type Order = z.infer<typeof order>;

/** What it is answered: nothing where it is done, or why not. */
export const answer = z.object({
  refused: z.string().optional(),
  reason: z.enum(backupFailures).optional(),
});
type Answer = z.infer<typeof answer>;

interface Handlers {
  /** Copies the database to a folder, until the signal says that nobody waits for it. */
  snapshot: (folder: string, signal: AbortSignal) => Promise<void>;
  /** Deletes what was copied for a command that is gone. */
  forget: (folder: string) => Promise<void>;
  /** Notes a backup that was made. */
  made: (last: LastBackup) => Promise<void>;
}

const fileOf = (dataDir: string) => join(dataDir, 'pistos.control');

/** Where the server of a folder listens to commands; nothing where none says so. */
export function controlOf(dataDir: string): string | undefined {
  try {
    return readFileSync(fileOf(dataDir), 'utf8').trim();
  } catch {
    return undefined;
  }
}

const sayOf = (error: unknown) =>
  error instanceof Refused ? error.message : 'The server could not do it; its log says why.';
const busy = 'Another backup is being made. Wait for its end, or try again later.';

interface Copy {
  socket: Socket;
  folder: string;
}

/**
 * The commands that are connected. The copy belongs to the one that asked for it, and goes with it. Where the server ends
 * first, the copy stays: the command is still reading it, and deletes it itself.
 */
class Commands {
  private readonly sockets = new Set<Socket>();
  private copy: Copy | undefined;
  private forgotten: Promise<void> = Promise.resolve();
  private ending = false;
  private readonly handlers: Handlers;
  private readonly log: Logger;

  constructor(handlers: Handlers, log: Logger) {
    this.handlers = handlers;
    this.log = log;
  }

  serve(socket: Socket) {
    const gone = new AbortController();
    let under: Promise<unknown> = Promise.resolve();
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    createInterface({ input: socket }).on('line', (line) => {
      under = this.answer(socket, line, gone.signal);
    });
    socket.once('close', () => {
      this.sockets.delete(socket);
      gone.abort();
      const { copy } = this;
      if (copy?.socket !== socket) return;
      this.copy = undefined;
      this.forgotten = under.then(() => (this.ending ? undefined : this.forget(copy)));
    });
  }

  async end() {
    this.ending = true;
    const closed = [...this.sockets].map((socket) => once(socket.destroy(), 'close'));
    await Promise.all(closed);
    await this.forgotten;
  }

  private async answer(socket: Socket, line: string, signal: AbortSignal) {
    const said = await this.take(socket, line, signal).catch((error: unknown): Answer => {
      this.log.warn({ err: logged(error) }, 'command failed');
      return { refused: sayOf(error), reason: reasonOf(error) };
    });
    if (socket.writable) socket.write(`${JSON.stringify(said)}\n`);
  }

  private async take(socket: Socket, line: string, signal: AbortSignal): Promise<Answer> {
    const request = order.parse(JSON.parse(line));
    if (request.order === 'made') {
      await this.handlers.made(request.last);
      return {};
    }
    if (this.copy) return { refused: busy };
    this.copy = { socket, folder: request.folder };
    await this.forgotten;
    await this.handlers.snapshot(request.folder, signal);
    return {};
  }

  private forget({ folder }: Copy): Promise<void> {
    return this.handlers.forget(folder).catch((error: unknown) => {
      this.log.warn({ err: logged(error) }, 'copy not deleted');
    });
  }
}

const listening = (server: Server, path: string) =>
  new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(path, done);
  });

/**
 * Listens to the commands of whoever runs this server, on a socket that nobody else may enter. Answers
 * how to stop.
 */
export async function startControl(
  dataDir: string,
  handlers: Handlers,
  log: Logger,
): Promise<() => Promise<void>> {
  const folder = privateFolder();
  const path = join(folder, 'control');
  const commands = new Commands(handlers, log);
  const server = createServer((socket) => commands.serve(socket));
  await listening(server, path);
  server.on('error', (error) => log.warn({ err: logged(error) }, 'commands'));
  chmodSync(path, 0o600);
  writeFileSync(fileOf(dataDir), `${path}\n`, { mode: 0o600 });
  const tidy = () => {
    process.off('exit', tidy);
    rmSync(fileOf(dataDir), { force: true });
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', tidy);
  return async () => {
    server.close();
    await commands.end();
    tidy();
  };
}
