import type { Executor } from '../db/executor.ts';
import { hashPassword } from '../people/sign-in/passwords.ts';
import { tillPinsTable } from '../tables/members.ts';

interface Store {
  readonly companyId: number;
  readonly storeId: number;
  readonly nowMs: number;
}

/** As the README names them. */
const pins = { moderator: '7391', admin: '8264' } as const;

/** The PINs of those who work at a store's paired tills. */
export async function seedPins(
  tx: Executor,
  { companyId, storeId, nowMs }: Store,
  people: Readonly<Record<keyof typeof pins, number>>,
) {
  const rows = Object.entries(pins).map(async ([who, pin]) => ({
    company_id: companyId,
    store_id: storeId,
    user_id: people[who as keyof typeof pins],
    pin_hash: await hashPassword(pin),
    set_at: new Date(nowMs).toISOString(),
  }));
  await tx.insert(tillPinsTable).values(await Promise.all(rows));
}
