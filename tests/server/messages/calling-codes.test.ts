import fc from 'fast-check';
import { getExampleNumber } from 'libphonenumber-js';
import examples from 'libphonenumber-js/mobile/examples';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anonymise } from '../../../contract/customers/customer-desk.ts';
import { customerMessages } from '../../../contract/customers/customer-details.ts';
import { beginRegistration } from '../../../contract/people/registration.ts';
import { countriesIn, countryId } from '../../../server/common/countries.ts';
import { e164Of, readPhone } from '../../../server/common/phones.ts';
import { call, testApp } from '../../support/app.ts';
import { addMember } from '../../support/areas/people.ts';
import {
  addReachable,
  addTelling,
  becomeDue,
  offer,
  tell,
  work,
} from '../../support/areas/telling.ts';
import { send, setStore, type Till } from '../../support/areas/till.ts';
import { type Gateway, readBy, startGateway } from '../../support/outside/gateway.ts';

let gateway: Gateway;
let till: Till;
beforeEach(async () => {
  gateway = await startGateway();
  till = await addTelling(await testApp(), gateway.url);
  await setStore(till, { system_notification_id: 1 });
});
afterEach(() => gateway.close());

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await till.app.database.pool.query<Row>(text, values)).rows;

const codes = { GR: '+30', IT: '+39', CY: '+357' } as const;
type Code = keyof typeof codes;

/** A mobile of a country whose last four digits are random. */
const person = fc
  .record({ code: fc.constantFrom<Code>('GR', 'IT', 'CY'), end: fc.nat(9999) })
  .map(({ code, end }) => {
    const example = getExampleNumber(code, examples)?.nationalNumber ?? '';
    return { code, national: example.slice(0, -4) + String(end).padStart(4, '0') };
  })
  .filter(({ code, national }) => readPhone(national, countryId(code)).is === 'mobile');
const way = fc.constantFrom('sms', 'viber', 'receipt', 'registration');

/** Sends one text to a person of a country, and answers the addresses it was sent to. */
async function sentTo({ code, national }: { code: Code; national: string }, by: string) {
  await sql('delete from messages');
  gateway.handed.length = 0;
  if (by === 'registration') {
    const body = { country_id: countryId(code), mobile: national, tos: true as const };
    await call(till.app, beginRegistration, { body });
    return (await sql<{ recipient: string }>('select recipient from messages')).map(
      ({ recipient }) => recipient,
    );
  }
  const shopper = await addReachable(till);
  await sql('update customers set deleted_at = now() where mobile = $1', [national]);
  await sql('update customers set mobile = $1, country_id = $2 where user_account_id = $3', [
    national,
    countryId(code),
    shopper.id,
  ]);
  if (by === 'receipt') await send(till, shopper, 12.5);
  else await tell(till, shopper, { offer: offer([by as 'sms' | 'viber']) });
  await becomeDue(till);
  await work(till);
  return readBy(gateway).map(({ to }) => String(to));
}

test('whatever is sent to a mobile has its calling code in front, for people of three countries', async () => {
  await fc.assert(
    fc.asyncProperty(person, way, async (whom, by) => {
      expect(await sentTo(whom, by)).toEqual([codes[whom.code] + whom.national]);
    }),
    { numRuns: 40, seed: 20_261_126 },
  );
});

test('messages and suppressions of earlier versions are found beside new ones, and go with the customer', async () => {
  const shopper = await addReachable(till, { email: null });
  const desk = await addMember(till.app, till.company);
  for (const address of [shopper.mobile, `+30${shopper.mobile}`]) {
    await sql(
      `insert into messages (company_id, channel, recipient, body, state) values ($1, 'sms', $2, 'Γεια', 'sent')`,
      [till.company.companyId, address],
    );
    await sql(
      `insert into suppressions (company_id, channel, address, reason) values ($1, 'viber', $2, 'unsubscribed')`,
      [till.company.companyId, address],
    );
  }
  const at = { params: { storeId: till.company.storeId, id: shopper.id }, as: desk };
  expect((await call(till.app, customerMessages, at)).data.messages).toHaveLength(2);
  await tell(till, shopper, { offer: offer(['viber']) });
  expect(await sql(`select state, reason from messages where channel = 'viber'`)).toEqual([
    { state: 'suppressed', reason: 'unsubscribed' },
  ]);
  await call(till.app, anonymise, { ...at, body: {} });
  expect(await sql('select 1 from messages')).toEqual([]);
  expect(await sql('select 1 from suppressions')).toEqual([]);
});

test('the database and the server write the number of every country alike', async () => {
  const ids = countriesIn('en').map(({ country_id }) => country_id);
  const rows = await sql<{ id: number; number: string }>(
    `select id, e164(id, '6912345678') as number from unnest($1::int[]) id`,
    [ids],
  );
  const written = rows.map(({ id, number }) => [id, number]);
  expect(written).toEqual(ids.map((id) => [id, e164Of({ country_id: id, mobile: '6912345678' })]));
});

test.each([
  [300, '+306912345678', '+306912345678'],
  [300, 'key:1', 'key:1'],
  [999, '6912345678', '6912345678'],
  [300, null, null],
])('of country %i %s leaves as %s', async (country, mobile, leaves) => {
  const [row] = await sql<{ number: string | null }>('select e164($1, $2) as number', [
    country,
    mobile,
  ]);
  expect(row?.number).toBe(leaves);
  expect(e164Of({ country_id: country, mobile })).toBe(leaves);
});
