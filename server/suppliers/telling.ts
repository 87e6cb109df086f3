import { messagePlaceholders } from '../../contract/suppliers/company-suppliers.ts';
import type { Queryable } from '../db/transaction.ts';

type MessageValues = Record<(typeof messagePlaceholders)[number], string>;

const read = {
  name: 'supplier-to-tell',
  text: `select cs.supplier_message_subject as subject, cs.supplier_message_content as content,
      array_remove(array[coalesce(p.primary_email, p.email), p.secondary_email], null) as addresses,
      o.title as gift, o.order_id::text as order, s.name as store
    from gift_orders o join company_settings cs on cs.company_id = o.company_id
      join stores p on p.company_id = o.company_id and p.store_id = o.store_supplier_id
      join stores s on s.company_id = o.company_id and s.store_id = o.store_id
    where o.company_id = $1 and o.order_id = $2 and cs.supplier_message_subject is not null
      and cs.supplier_message_content is not null`,
};
const queue = {
  name: 'tell-supplier',
  text: `insert into messages (company_id, channel, recipient, subject, body, state)
    select $1, 'email', address, $3, $4, 'queued' from unnest($2::text[]) address`,
};

/** Fills the placeholders, all at once: what a gift is called is never read as one. */
const filled = (text: string, values: MessageValues) =>
  text.replace(
    new RegExp(`\\{(${messagePlaceholders.join('|')})\\}`, 'g'),
    (_, name: keyof MessageValues) => values[name],
  );

/** Mails a supplier of its new order, where the company has written what. */
export async function tellSupplier(client: Queryable, companyId: number, orderId: number) {
  const { rows } = await client.query<
    MessageValues & { subject: string; content: string; addresses: string[] }
  >({
    ...read,
    values: [companyId, orderId],
  });
  const [facts] = rows;
  if (!facts) return;
  const addresses = [...new Set(facts.addresses)];
  // A subject is one line, whatever a gift is called.
  const subject = filled(facts.subject, facts).replace(/\s+/g, ' ').slice(0, 250);
  const values = [companyId, addresses, subject, filled(facts.content, facts)];
  await client.query({ ...queue, values });
}
