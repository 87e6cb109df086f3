import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { LastBackup } from '../../contract/backup/backups.ts';
import { answer, controlOf, type Order } from './control.ts';
import { Refused } from './refused.ts';

/** The server that holds the embedded database, as a command talks to it. */
export interface Server {
  /** Has it copy the database to a folder of the command's own, which is there until `close`. */
  snapshot(folder: string): Promise<void>;
  /** Has it note a backup. */
  made(last: LastBackup): Promise<void>;
  close(): void;
}

const ended = 'The server ended meanwhile. Try again when it is back.';

async function connected(path: string): Promise<Socket | undefined> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    // Nobody listens there any more.
    return undefined;
  }
}

/** Connects to the server of a folder; nothing where none runs. */
export async function askServer(dataDir: string): Promise<Server | undefined> {
  const path = controlOf(dataDir);
  const socket = path && (await connected(path));
  if (!socket) return undefined;
  socket.on('error', () => undefined);
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const ask = async (order: Order) => {
    socket.write(`${JSON.stringify(order)}\n`);
    const { value, done } = await lines.next();
    if (done) throw new Refused(ended);
    const said = answer.parse(JSON.parse(value));
    if (said.refused !== undefined) throw new Refused(said.refused, said.reason);
  };
  return {
    async snapshot(folder) {
      await ask({ order: 'snapshot', folder });
    },
    async made(last) {
      await ask({ order: 'made', last });
    },
    close: () => socket.destroy(),
  };
}
