import { sql } from 'drizzle-orm';
import { type ResponseMapper, responseMappers } from '../../../contract/developers/mappers.ts';
import type { Outcome } from '../../../contract/developers/webhook-logs.ts';
import { checkedAttributes } from '../../customers/attributes.ts';
import type { Database } from '../../db/connection.ts';
import type { Queryable } from '../../db/transaction.ts';
import { rowsOf } from '../../engine/rows.ts';
import { Refusal } from '../../http/refusal.ts';
import { responseMappersTable } from '../../tables/webhooks.ts';
import { principalIn } from '../rights/principal.ts';
import { type Answer, decided, readAnswer, type Scalar, takenFrom } from './apply.ts';

/** The mappers of a company or a supplier. */
export const mapperRows = rowsOf(responseMappers, responseMappersTable, {
  byStore: true,
  computed: {
    vouched_by: sql`(select u.full_name from users u where u.user_id = response_mappers.vouched_by_id)`,
  },
});

interface Told {
  readonly company_id: number;
  readonly webhook_id: number;
  readonly event: string;
}

/** What was made of an answer. */
export interface Mapped {
  readonly outcome: Outcome;
  readonly mapperId: number | null;
  readonly taken: Readonly<Record<string, Scalar>>;
}

const applying = {
  name: 'mappers-of-webhook',
  text: `select m.mapper_id, m.store_id, m.vouched_by_id, m.rows, m."values" from response_mappers m
    join webhooks w on w.company_id = m.company_id and w.webhook_id = $2 and w.store_id = m.store_id
    where m.company_id = $1 and m.active and (m.webhook_ids = '{}' or $2 = any (m.webhook_ids))
    and (m.events = '{}' or $3 = any (m.events)) order by m.mapper_id`,
};

interface Applying extends Pick<ResponseMapper, 'mapper_id' | 'rows' | 'values'> {
  readonly store_id: number;
  readonly vouched_by_id: number | null;
}

/** Whether who answers for a mapper may write to customers now. */
async function mayWrite(client: Queryable, companyId: number, mapper: Applying) {
  const { store_id: storeId, vouched_by_id: userId } = mapper;
  const principal =
    userId === null ? undefined : await principalIn(client, { companyId, storeId, userId });
  return principal?.kind === 'company' && principal.holds('customers.update');
}

/** What the company makes of an answer; by its status alone where none of its rows applies. */
export async function mapped(
  client: Queryable,
  { company_id, webhook_id, event }: Told,
  answer: Answer,
  usual: Outcome,
): Promise<Mapped> {
  const { rows } = await client.query<Applying>({
    ...applying,
    values: [company_id, webhook_id, event],
  });
  const read = rows.length ? readAnswer(answer) : undefined;
  let [outcome, mapperId] = [usual, null as number | null];
  for (const mapper of rows) {
    const said = read && decided(mapper.rows, read);
    if (!said) continue;
    [outcome, mapperId] = [said.outcome, mapper.mapper_id];
    break;
  }
  if (outcome !== 'accepted' || !read) return { outcome, mapperId, taken: {} };
  const taken: Record<string, Scalar> = {};
  for (const mapper of rows)
    if (mapper.values.length && (await mayWrite(client, company_id, mapper)))
      Object.assign(taken, takenFrom(mapper.values, read));
  return { outcome, mapperId, taken };
}

// What is so already is not written: nobody is told of a change that is none.
const keep = `update customers set extra_attributes = extra_attributes || $3::jsonb, updated_at = now()
  where company_id = $1 and user_account_id = $2 and deleted_at is null and anonymised_at is null
  and not extra_attributes @> $3::jsonb`;

interface About {
  readonly company_id: number;
  readonly user_account_id: number | null;
}

/**
 * What was taken, as far as it is of the type of its attribute. What is of another type is left out: an answer from
 * outside breaks nothing here.
 */
export async function fitting(
  database: Database,
  { company_id, user_account_id }: About,
  taken: Mapped['taken'],
): Promise<Mapped['taken']> {
  const kept: Record<string, Scalar> = {};
  if (user_account_id === null) return kept;
  for (const [id, value] of Object.entries(taken)) {
    const fits = await checkedAttributes(database, company_id, { [id]: value }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal) return false;
        throw error;
      },
    );
    if (fits) kept[id] = value;
  }
  return kept;
}

/** Writes what was taken to the customer it is about. */
export async function keepTaken(
  client: Queryable,
  { company_id, user_account_id }: About,
  taken: Mapped['taken'],
) {
  if (Object.keys(taken).length)
    await client.query(keep, [company_id, user_account_id, JSON.stringify(taken)]);
}
