import type { Duplex } from 'node:stream';
import pg from 'pg';
import { DatabaseClock } from './clock.ts';

const everyMs = 500;
/** So often in a row it is looked for an answer that does not come, before the database counts as silent: three seconds. */
const mostMisses = 6;
/** Reads a table, too: a database without any is not ready. */
export const pulseQuestion =
  'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms, (select count(*) from (select from app_providers limit 1) one) as there';

/** What is answered while a database is silent; it has the code of a connection that timed out. */
const silence = () =>
  Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' });

/** Ends a connection without a word to the other side, which does not listen. */
export function cut(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection?: { stream: Duplex } };
  connection?.stream.destroy();
}

const ignore = () => undefined;

/**
 * Asks a PostgreSQL twice a second, on a connection of its own, whether it answers. One that is busy does, however long
 * the statements of others take. One that went silent, as a machine that hangs or a cable that was pulled, never ends its
 * connections: what waits for it would wait for ever.
 */
export class Pulse {
  /** The time as the database has it. */
  readonly clock = new DatabaseClock();
  private readonly config: pg.ClientConfig;
  private client: pg.Client | undefined;
  private asked: Promise<void> | undefined;
  private misses = 0;
  private isSilent = false;
  private readonly clients = new Set<pg.ClientBase>();
  private readonly waiting = new Set<(error: Error) => void>();
  private readonly timer: NodeJS.Timeout;

  constructor(config: pg.ClientConfig) {
    this.config = { ...config, application_name: 'pistos pulse' };
    this.timer = setInterval(() => this.look(), everyMs);
    this.timer.unref();
  }

  /** Watches over a connection: it is cut where the database goes silent. */
  watch(client: pg.ClientBase): void {
    this.clients.add(client);
    client.once('end', () => this.clients.delete(client));
  }

  /** Has work done that waits for the database; rejects as soon as that is silent. `late` is given what came after that. */
  async unlessSilent<T>(work: () => Promise<T>, late: (result: T) => void): Promise<T> {
    if (this.isSilent) throw silence();
    let refuse: (error: Error) => void = ignore;
    const refused = new Promise<never>((_, reject) => {
      refuse = reject;
    });
    this.waiting.add(refuse);
    let isOver = false;
    const result = work().then((done) => {
      if (isOver) late(done);
      return done;
    });
    try {
      return await Promise.race([result, refused]);
    } finally {
      isOver = true;
      this.waiting.delete(refuse);
      result.catch(ignore);
    }
  }

  /** Resolves when the database answers, and rejects where it does not within `ms`. */
  async answers(ms: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(silence()), ms);
    });
    try {
      await Promise.race([this.ask(), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  stop(): void {
    clearInterval(this.timer);
    if (this.client) cut(this.client);
  }

  private look() {
    if (!this.asked) {
      this.misses = 0;
      this.ask().catch(ignore);
      return;
    }
    this.misses += 1;
    // What has arrived while this process was busy is read first.
    if (this.misses >= mostMisses) setImmediate(() => setImmediate(() => this.lose()));
  }

  private lose() {
    if (this.misses < mostMisses || !this.asked) return;
    this.misses = 0;
    this.isSilent = true;
    if (this.client) cut(this.client);
    for (const client of this.clients) cut(client);
    for (const refuse of this.waiting) refuse(silence());
  }

  /** One question at a time: whoever asks meanwhile has the same answer. */
  private ask(): Promise<void> {
    this.asked ??= this.put().finally(() => {
      this.asked = undefined;
    });
    return this.asked;
  }

  private async put(): Promise<void> {
    try {
      await this.connect();
      const askedAt = performance.now();
      const answer = await this.client?.query<{ ms: number }>(pulseQuestion);
      const databaseMs = answer?.rows[0]?.ms;
      if (databaseMs) this.clock.hear({ databaseMs, askedAt, answeredAt: performance.now() });
      this.isSilent = false;
    } catch (error) {
      // What the database itself says is an answer.
      if (error instanceof pg.DatabaseError) this.isSilent = false;
      if (this.client) cut(this.client);
      this.client = undefined;
      throw error;
    }
  }

  private async connect(): Promise<void> {
    if (this.client) return;
    this.client = new pg.Client(this.config);
    this.client.on('error', ignore);
    await this.client.connect();
  }
}
