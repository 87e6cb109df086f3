import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import type pg from 'pg';

/** What pg's connection has for COPY; its types leave it out. */
interface Connection {
  readonly stream: Duplex;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

/** A statement that moves rows; pg calls it back as the server answers. */
abstract class Copy {
  rows = 0;
  private readonly statement: string;
  private settle: (error?: Error) => void = () => undefined;

  constructor(statement: string) {
    this.statement = statement;
  }

  run(client: pg.ClientBase): Promise<void> {
    return new Promise((done, failed) => {
      this.settle = (error) => (error ? failed(error) : done());
      client.query(this);
    });
  }

  submit(connection: pg.Connection) {
    connection.query(this.statement);
  }

  handleCommandComplete({ text }: { text: string }) {
    this.rows = Number(/^COPY (\d+)$/.exec(text)?.[1] ?? 0);
  }

  handleReadyForQuery() {
    this.settle();
  }

  handleError(error: Error) {
    this.settle(error);
  }
}

class CopyOut extends Copy {
  private held = Buffer.allocUnsafe(2 ** 20);
  private size = 0;

  // A row lies in a buffer that the next one is read into.
  handleCopyData({ chunk }: { chunk: Buffer }) {
    const size = this.size + chunk.length;
    if (size > this.held.length) {
      const larger = Buffer.allocUnsafe(Math.max(size, 2 * this.held.length));
      this.held.copy(larger, 0, 0, this.size);
      this.held = larger;
    }
    chunk.copy(this.held, this.size);
    this.size = size;
  }

  get text() {
    return this.held.subarray(0, this.size);
  }
}

class CopyIn extends Copy {
  private readonly sent: Buffer;

  constructor(statement: string, sent: Buffer) {
    super(statement);
    this.sent = sent;
  }

  async handleCopyInResponse(connection: Connection) {
    connection.sendCopyFromChunk(this.sent);
    if (connection.stream.writableNeedDrain)
      // A connection that breaks meanwhile is told by handleError.
      await once(connection.stream, 'drain').catch(() => undefined);
    connection.endCopyFrom();
  }
}

export interface Rows {
  count: number;
  /** In COPY's text format, a line each. */
  text: Buffer;
}

/** The rows of a query, as COPY writes them. All of them at once: ask for a piece that fits in memory. */
export async function copyOut(client: pg.ClientBase, query: string): Promise<Rows> {
  const copy = new CopyOut(`copy (${query}) to stdout`);
  await copy.run(client);
  return { count: copy.rows, text: copy.text };
}

/** Adds rows that COPY wrote to a table; `into` is the table and its columns. Answers how many. */
export async function copyIn(client: pg.ClientBase, into: string, text: Buffer): Promise<number> {
  const copy = new CopyIn(`copy ${into} from stdin`, text);
  await copy.run(client);
  return copy.rows;
}
