import pino from 'pino';
import { attributeDefinitions } from '../../../../contract/customers/attribute-definitions.ts';
import { eventNames } from '../../../../contract/developers/event-names.ts';
import { responseMappers } from '../../../../contract/developers/mappers.ts';
import { call, testApp } from '../../app.ts';
import { addMarketer, type Marketer } from '../campaigns.ts';
import { type Receiver, startReceiver } from '../developers/receiver.ts';
import { addWebhook, reaching } from '../developers/webhooks.ts';
import { Importer } from '../imports.ts';
import { addSupplying, type Supplying } from '../orders.ts';
import { addTelling } from '../telling.ts';
import type { Till } from '../till.ts';

/** A company in which everything that may hold a person's data is in use. */
export interface World {
  readonly till: Till;
  readonly marketer: Marketer;
  readonly importer: Importer;
  readonly supplying: Supplying;
  readonly receiver: Receiver;
  /** The attribute that the company has of its customers. */
  readonly attribute: number;
  /** What the server logged. */
  readonly log: string[];
}

/** All that is told to programs, which answer what they were told. */
async function listen({
  till,
  marketer,
  supplying,
}: Pick<World, 'till' | 'marketer' | 'supplying'>) {
  const receiver = await startReceiver(({ text }) => ({ status: 200, body: text }));
  const { url } = receiver;
  await addWebhook(till.app, { at: till.company, as: marketer.admin, url, events: eventNames });
  await addWebhook(till.app, {
    ...{ at: supplying.supplier, as: supplying.maker, url, kind: 'supplier' },
    events: ['gift_order.status_changed'],
  });
  return receiver;
}

/** An attribute for what she says of herself, and one for what programs answer. */
async function define({ app, company }: Till, { admin }: Marketer) {
  const place = { params: { storeId: company.companyId }, as: admin };
  const made = async (name: string) => {
    const body = { name: { el: name, en: name, it: name }, type: 'text' } as never;
    const { data } = await call(app, attributeDefinitions.calls.create, { ...place, body });
    return data.user_account_attribute_definition_id;
  };
  const [own, answered] = [await made('Interest'), await made('ERP')];
  const value = { source: 'body', place: '$.data.first_name' };
  const values = [{ ...value, user_account_attribute_definition_id: answered }];
  const body = { name: 'ERP', rows: [], values } as never;
  await call(app, responseMappers.calls.create, { ...place, body });
  return own;
}

/** Opens the world, on the clock of the machine: the database has its own. */
export async function openWorld(): Promise<World> {
  const log: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => void log.push(line) });
  const till = await addTelling(await testApp({ settings: reaching, log: logger }));
  const marketer = await addMarketer(till);
  const importer = await Importer.of(till);
  const supplying = await addSupplying(till);
  const attribute = await define(till, marketer);
  const receiver = await listen({ till, marketer, supplying });
  return { till, marketer, importer, supplying, attribute, receiver, log };
}
