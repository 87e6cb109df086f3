import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import ipaddr from 'ipaddr.js';
import type { Database } from '../db/connection.ts';
import { Refusal } from './refusal.ts';

/** A try whose process was killed before it was answered is given back after so long. */
const openMs = 60_000;
const usualWindowMs = 15 * 60_000;
/** Tries of one account, and of one address whatever the account. */
const mostOfAccount = 5;
const mostOfAddress = 50;

/** What is counted, and how often it may be tried in a window. */
export interface Counter {
  subject: string;
  most: number;
  /** A quarter of an hour where nothing else is said. */
  windowMs?: number;
}

/** The counters of one try; the first is the narrowest, which a success clears. */
export type Tried = readonly Counter[];

/** Whoever has one IPv6 address has the 2^64 around it. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/64`).toString();
}

/** The counter of an address, for one kind of try. */
export const ofAddress = (kind: string, address: string): Counter => ({
  subject: `address:${kind}${networkOf(address)}`,
  most: mostOfAddress,
});

/** The counters of an account and an address; `kind` keeps one sort of try apart from others. */
export const triesOf = (
  kind: string,
  { account, address, most = mostOfAccount }: { account: string; address: string; most?: number },
): Tried => [{ subject: `account:${kind}${account}`, most }, ofAddress(kind, address)];

const namesOf = (tried: Tried) => sql.param(tried.map(({ subject }) => subject));

interface Counted {
  subject: string;
  failures: number;
  window_ends_at: string;
}

/** The tries of a request, and until when each of them is open. */
interface Open {
  subjects: string[];
  untilMs: number;
}

const requests = new AsyncLocalStorage<Open>();

/**
 * Answers a request, and closes its tries with that: what was counted and not taken back stays counted. Tries of a request
 * whose process is killed meanwhile are neither wrong nor right, and are given back by time.
 */
export async function closingTries(
  { db }: Pick<Database, 'db'>,
  answer: () => Promise<void>,
): Promise<void> {
  const open: Open = { subjects: [], untilMs: 0 };
  try {
    await requests.run(open, answer);
  } finally {
    if (open.subjects.length) await close(db, open).catch(() => undefined);
  }
}

// One of those that end at that moment, should there be several.
function closed({ untilMs }: Open) {
  const place = sql`array_position(open_until, ${new Date(untilMs)}::timestamptz)`;
  return sql`open_until = case when ${place} is null then open_until else open_until[:${place} - 1] || open_until[${place} + 1:] end`;
}

const close = (db: Database['db'], open: Open) =>
  db.execute(
    sql`update attempts set ${closed(open)} where subject = any(${sql.param(open.subjects)}::text[])`,
  );

/**
 * Counts a try before it is made, in one statement, so that of many at once no more are let through
 * than of one after the other. Throws too_many_attempts; a window starts with its first try, and
 * what is refused does not make it longer.
 */
export async function countTry(database: Database, tried: Tried, nowMs: number): Promise<void> {
  const rows = await counted(database, tried, nowMs);
  const mostOf = new Map(tried.map((each) => [each.subject, each.most]));
  const over = rows.filter(({ subject, failures }) => failures > (mostOf.get(subject) ?? 0));
  if (!over.length) return;
  const waits = over.map(({ window_ends_at }) => new Date(window_ends_at).getTime() - nowMs);
  const retryAfterSeconds = Math.max(1, Math.ceil(Math.max(...waits) / 1000));
  throw new Refusal('too_many_attempts', { retryAfterSeconds });
}

/** Counts one more call of somebody in a minute that begins with their first: how many there were, and when it ends. */
export async function countCall(
  database: Pick<Database, 'db'>,
  subject: string,
  most: number,
  nowMs: number,
): Promise<{ calls: number; endsAt: number }> {
  const [row] = await counted(database, [{ subject, most, windowMs: 60_000 }], nowMs);
  const { failures: calls = 0, window_ends_at = 0 } = row ?? {};
  return { calls, endsAt: new Date(window_ends_at).getTime() };
}

async function counted({ db }: Pick<Database, 'db'>, tried: Tried, nowMs: number) {
  const most = sql.param(tried.map((each) => each.most));
  const now = new Date(nowMs);
  const ends = sql.param(tried.map((each) => new Date(nowMs + (each.windowMs ?? usualWindowMs))));
  const open = requests.getStore();
  if (open) {
    open.untilMs ||= nowMs + openMs;
    open.subjects.push(...tried.map(({ subject }) => subject));
  }
  const opened = sql.param(open ? [new Date(open.untilMs)] : []);
  const mostOfIt = sql`(${most}::int[])[array_position(${namesOf(tried)}::text[], a.subject)]`;
  const stillOpen = sql`(select coalesce(array_agg(o), '{}') from unnest(a.open_until) o where o > ${now})`;
  const without = sql`greatest(0, a.failures - (select count(*)::int from unnest(a.open_until) o where o <= ${now}))`;
  // In one order for everybody: two who try the same things never wait for each other. What is refused is not open: it is
  // not given back.
  const { rows } = await db.execute<Counted & Record<string, unknown>>(
    sql`insert into attempts as a (subject, failures, window_ends_at, open_until)
      select t.subject, 1, t.ends, ${opened}::timestamptz[] from unnest(${namesOf(tried)}::text[], ${ends}::timestamptz[]) t(subject, ends) order by t.subject
      on conflict (subject) do update set
        failures = case when a.window_ends_at > ${now} then least(${without}, ${mostOfIt}) + 1 else 1 end,
        window_ends_at = case when a.window_ends_at > ${now} then a.window_ends_at else excluded.window_ends_at end,
        open_until = case when a.window_ends_at <= ${now} then excluded.open_until
          when ${without} >= ${mostOfIt} then ${stillOpen} else ${stillOpen} || excluded.open_until end
      returning subject, failures, window_ends_at`,
  );
  return rows;
}

/** Takes back a try that was no guess. */
export async function giveBack({ db }: Database, tried: Tried): Promise<void> {
  const open = requests.getStore();
  const closing = open?.subjects.length ? sql`, ${closed(open)}` : sql``;
  await db.execute(
    sql`update attempts set failures = failures - 1${closing} where subject = any(${namesOf(tried)}::text[]) and failures > 0`,
  );
  if (!open) return;
  const names = new Set(tried.map(({ subject }) => subject));
  // These are closed: they are not left for the end of the request.
  open.subjects = open.subjects.filter((subject) => !names.has(subject));
}

/**
 * A success clears the narrowest counter and takes its own try off the others; what else was tried
 * from there stays counted, or one good account would excuse many tries.
 */
export async function forgive(database: Database, tried: Tried): Promise<void> {
  await giveBack(database, tried);
  await database.db.execute(
    sql`delete from attempts where subject = any(${namesOf(tried.slice(0, 1))}::text[])`,
  );
}
