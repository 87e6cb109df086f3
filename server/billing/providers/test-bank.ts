import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { testCards, testPublicKey } from '../../../contract/billing/cards.ts';
import type { Database } from '../../db/connection.ts';
import type { Executor } from '../../db/executor.ts';
import {
  type Asked,
  type Charge,
  type PaymentFacts,
  type Provider,
  ProviderRefused,
} from './provider.ts';

/** A payment as the test bank keeps it. */
type Kept = Omit<PaymentFacts, 'ref' | 'key' | 'installation'>;
type Kind = 'customer' | 'card' | 'payment' | 'refund' | 'event';
interface Entry extends Record<string, unknown> {
  object_ref: string;
  key: string | null;
  body: Kept;
}

const yearsGood = 3;
const behaviours = Object.entries(testCards);
const cardOf = (token: string) => behaviours.find(([, each]) => token.startsWith(each.token));

/** What becomes of a charge by the card it is of. */
function outcomeOf(methodRef: string): Pick<Kept, 'state' | 'failure'> {
  const behaviour = cardOf(methodRef)?.[1].behaviour;
  if (behaviour === 'works') return { state: 'succeeded', failure: null };
  if (behaviour === 'authenticates') return { state: 'requires_action', failure: null };
  return { state: 'failed', failure: 'declined' };
}

const factsOf = ({ object_ref: ref, key, body }: Entry): PaymentFacts => ({
  ...body,
  ref,
  key: key ?? '',
  installation: null,
});
const askedOf = (entry: Entry): Asked => ({
  facts: factsOf(entry),
  clientSecret: entry.body.state === 'requires_action' ? `${entry.object_ref}_secret_test` : null,
});

/**
 * A bank of our own that charges no real money, behind the interface of any other: what it keeps, it keeps in
 * transactions of its own, and what happened it tells by events. A fresh installation is paid through it.
 */
export class TestBank implements Provider {
  readonly name = 'test';
  readonly isTest = true;
  readonly publicKey = testPublicKey;
  readonly account = null;
  private readonly database: Database;
  private readonly companyId: number;
  private readonly now: () => number;

  constructor({ database, now }: { database: Database; now: () => number }, companyId: number) {
    this.database = database;
    this.companyId = companyId;
    this.now = now;
  }

  private keep(tx: Executor, kind: Kind, ref: string, body: unknown, key: string | null = null) {
    return tx.execute<Entry>(
      sql`insert into test_bank (object_ref, company_id, kind, key, body)
        values (${ref}, ${this.companyId}, ${kind}, ${key}, ${JSON.stringify(body)}::jsonb)
        on conflict do nothing returning object_ref, key, body`,
    );
  }

  private async found(tx: Executor, by: 'object_ref' | 'key', value: string) {
    const { rows } = await tx.execute<Entry>(
      sql`select object_ref, key, body from test_bank where company_id = ${this.companyId}
        and ${sql.identifier(by)} = ${value}`,
    );
    return rows[0];
  }

  private tell(tx: Executor, ref: string) {
    return this.keep(tx, 'event', `evt_test_${randomUUID()}`, { objectRef: ref });
  }

  /** Changes a payment as long as it is as it was, and says so. */
  private async change(ref: string, from: Kept['state'], to: Partial<Kept>) {
    await this.database.db.transaction(async (tx) => {
      const { rows } = await tx.execute(
        sql`update test_bank set body = body || ${JSON.stringify(to)}::jsonb where company_id = ${this.companyId}
          and object_ref = ${ref} and kind = 'payment' and body ->> 'state' = ${from} returning 1`,
      );
      if (rows.length) await this.tell(tx, ref);
    });
  }

  async newCustomer({ key }: { key: string }) {
    return `cus_test_${key}`;
  }

  async setup(customerRef: string) {
    return `seti_test_${customerRef}`;
  }

  async attach(_customerRef: string, token: string) {
    const [number, known] = cardOf(token) ?? [];
    if (!number || !known || token !== known.token) throw new ProviderRefused('declined');
    return {
      methodRef: `${known.token}_${randomUUID()}`,
      brand: known.brand,
      last4: number.slice(-4),
      expMonth: 12,
      expYear: new Date(this.now()).getUTCFullYear() + yearsGood,
    };
  }

  async detach() {
    // A card is nothing but its name here.
  }

  async charge({ key, amount, currency, methodRef }: Charge): Promise<Asked> {
    const body = { ...outcomeOf(methodRef), amount, currency, refunded: 0, disputed: false };
    return this.database.db.transaction(async (tx) => {
      const ref = `pi_test_${randomUUID()}`;
      const { rows } = await this.keep(tx, 'payment', ref, body, key);
      if (rows.length) await this.tell(tx, ref);
      const entry = await this.found(tx, 'key', key);
      if (!entry) throw new Error('the test bank lost a payment');
      return askedOf(entry);
    });
  }

  async read(ref: string) {
    const entry = await this.found(this.database.db, 'object_ref', ref);
    return entry && askedOf(entry);
  }

  answer(ref: string, approved: boolean) {
    return this.change(
      ref,
      'requires_action',
      approved ? { state: 'succeeded' } : { state: 'failed', failure: 'authentication' },
    );
  }

  abandon(ref: string) {
    return this.change(ref, 'requires_action', { state: 'failed', failure: 'abandoned' });
  }

  async refund({ key, ref, amount }: { key: string; ref: string; amount: number }) {
    return this.database.db.transaction(async (tx) => {
      const { rows } = await this.keep(tx, 'refund', `re_test_${key}`, { ref, amount }, key);
      if (rows.length) {
        const given = await tx.execute(
          sql`update test_bank set body = jsonb_set(body, '{refunded}', to_jsonb((body ->> 'refunded')::bigint + ${amount}::bigint))
            where company_id = ${this.companyId} and object_ref = ${ref}
              and (body ->> 'refunded')::bigint + ${amount}::bigint <= (body ->> 'amount')::bigint returning 1`,
        );
        if (!given.rows.length) throw new ProviderRefused('declined');
        await this.tell(tx, ref);
      }
      return `re_test_${key}`;
    });
  }
}

/** Whose events: of one seller, and of one payment of theirs. */
export interface Whose {
  readonly companyId?: number;
  readonly ref?: string;
}

/** Events of the test bank that nobody took yet, the oldest first. */
export async function untakenEvents({ db }: Database, { companyId, ref }: Whose) {
  const { rows } = await db.execute<{ object_ref: string; company_id: number; ref: string }>(
    sql`select object_ref, company_id::int, body ->> 'objectRef' as ref from test_bank
      where kind = 'event' and delivered_at is null ${companyId ? sql`and company_id = ${companyId}` : sql``}
        ${ref ? sql`and body ->> 'objectRef' = ${ref}` : sql``}
      order by created_at, object_ref limit 100`,
  );
  return rows;
}

export const noteTaken = ({ db }: Database, eventId: string) =>
  db.execute(sql`update test_bank set delivered_at = now() where object_ref = ${eventId}`);
