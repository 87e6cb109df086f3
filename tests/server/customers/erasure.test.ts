import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anonymise } from '../../../contract/customers/customer-desk.ts';
import { personalData } from '../../../contract/customers/customer-details.ts';
import { forgetImports } from '../../../server/customers/imports/forget.ts';
import { forgetEnded } from '../../../server/people/sign-in/forget.ts';
import { call } from '../../support/app.ts';
import { tellAll } from '../../support/areas/developers/webhooks.ts';
import {
  declaredPlaces,
  storedAfterErasing,
  storedForGood,
} from '../../support/areas/erasing/declared.ts';
import { campaigns, exports, imports } from '../../support/areas/erasing/files.ts';
import { live } from '../../support/areas/erasing/life.ts';
import { before, cardMarks, her, marks, other } from '../../support/areas/erasing/person.ts';
import { tracesOf } from '../../support/areas/erasing/traces.ts';
import { openWorld, type World } from '../../support/areas/erasing/world.ts';
import { download } from '../../support/areas/orders.ts';
import { addReachable, offer, tell } from '../../support/areas/telling.ts';
import { expectSound, type Shopper } from '../../support/areas/till.ts';

const day = 86_400_000;
let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.receiver.close());

const erase = ({ id }: Shopper) =>
  call(world.till.app, anonymise, {
    params: { storeId: world.till.company.companyId, id },
    body: {},
    as: world.marketer.admin,
  });
const sql = async (text: string) => (await world.till.app.database.pool.query(text)).rows;
const traces = (of: readonly string[] = marks) => tracesOf(world.till.app, of);

/** All that is written of her, and all that was made of it. */
async function wholeLife() {
  const shopper = await live(world);
  await campaigns(world, shopper);
  await tellAll(world.till.app);
  await imports(world);
  await exports(world);
  await tellAll(world.till.app);
  return shopper;
}

describe('a customer who is erased', () => {
  test('gets all that is stored under their name as their own copy before', async () => {
    const { id } = await wholeLife();
    const at = { storeId: world.till.company.companyId, id };
    const { bytes } = await download(world.till.app, personalData, at, world.marketer.admin);
    const copy = new TextDecoder().decode(bytes);
    const written = [her, before, other].flatMap((each) => Object.values(each));
    expect(written.filter((text) => !copy.includes(text))).toEqual([]);
  });

  test('is found nowhere afterwards, but where it is declared why and until when', async () => {
    const shopper = await wholeLife();
    const places = await traces([...marks, ...cardMarks]);
    expect(places.length).toBeGreaterThan(30);
    expect(places.filter((place) => !declaredPlaces.has(place))).toEqual([]);
    expect((await erase(shopper)).status).toBe(200);
    expect((await traces()).filter((place) => !storedAfterErasing.has(place))).toEqual([]);
    await expectSound(world.till);

    world.till.app.clock.now += 8 * day;
    await forgetEnded(world.till.app.database, world.till.app.clock.now);
    await forgetImports(world.till.app.database, world.till.app.files, world.till.app.clock.now);
    expect(await traces()).toEqual([]);
    const cards = await traces(cardMarks);
    expect(cards).toContain('loyalty_cards.card_number');
    expect(cards.filter((place) => !storedForGood.has(place))).toEqual([]);
    expect(
      world.log.filter((line) => marks.some((mark) => line.toLowerCase().includes(mark))),
    ).toEqual([]);
  });

  test('takes nothing of anybody else along', async () => {
    const nikos = await addReachable(world.till, { email: 'nikos@example.org' });
    await tell(world.till, nikos, { offer: offer(['sms']) });
    const shopper = await wholeLife();
    await erase(shopper);
    expect(await sql(`select email from customers where user_account_id = ${nikos.id}`)).toEqual([
      { email: 'nikos@example.org' },
    ]);
    const told = `select 1 from messages where user_account_id = ${nikos.id}`;
    expect(await sql(told)).toHaveLength(1);
    const previews = await sql(`select preview::text from customer_imports where state = 'done'`);
    expect(previews[0]?.preview).toContain('Nikos');
  });

  test('stays erased where a program answers only then', async () => {
    const shopper = await live(world);
    let once: Promise<unknown> | undefined;
    world.receiver.answers(async ({ text }) => {
      once ??= erase(shopper);
      await once;
      return { status: 200, body: text };
    });
    await tellAll(world.till.app);
    expect((await traces()).filter((place) => !storedAfterErasing.has(place))).toEqual([]);
  });

  test('whom an import added and undoing it removed leaves nothing either', async () => {
    const file = `Mobile;First name;Last name\n${her.mobile};${her.first};${her.last}\n`;
    // A program that answers something of them has changed them, and they stay.
    world.receiver.answers(() => ({ status: 204 }));
    const { import_id } = await world.importer.import(file);
    await tellAll(world.till.app);
    await world.importer.undone(import_id);
    await forgetImports(world.till.app.database, world.till.app.files, world.till.app.clock.now);
    expect(await traces()).toEqual([]);
  });
});
