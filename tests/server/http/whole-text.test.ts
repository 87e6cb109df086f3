import { beforeEach, expect, test } from 'vitest';
import { storeExternalLinks } from '../../../contract/catalogue/store-external-links.ts';
import { login } from '../../../contract/people/auth.ts';
import { changeProfile } from '../../../contract/people/session.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { addMember, addPlace, type Person, type Place } from '../../support/areas/people.ts';
import { goodBody } from '../../support/worlds/factories.ts';

let within: TestApp;
let store: Place;
let anna: Person;
beforeEach(async () => {
  within = await testApp();
  store = await addPlace(within, 'store');
  anna = await addMember(within, store);
});

test.each(['a\u0000b', 'a\ud800b', '\udfff'])(
  'half a character or a NUL is refused wherever a text is, by name: %j',
  async (text) => {
    const name = await call(within, changeProfile, { as: anna, body: { full_name: text } });
    expect([name.status, Object.keys(name.refusal.errors ?? {})]).toEqual([422, ['full_name']]);
    const word = await call(within, login, { body: { mobile: '6912345678', password: text } });
    expect([word.status, Object.keys(word.refusal.errors ?? {})]).toEqual([422, ['password']]);
  },
);

test.each(['https://me:secret@example.org/', 'https://me@example.org', 'http://a:b@example.org?x'])(
  'a link that holds a name or a password is refused: %s',
  async (url) => {
    const { status, refusal } = await call(within, storeExternalLinks.calls.create, {
      params: { storeId: store.storeId },
      as: anna,
      body: goodBody(storeExternalLinks, { url }) as never,
    });
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['url']]);
  },
);

test('a link with an at sign in its path is one', async () => {
  const { status } = await call(within, storeExternalLinks.calls.create, {
    params: { storeId: store.storeId },
    as: anna,
    body: goodBody(storeExternalLinks, { url: 'https://example.org/@shop' }) as never,
  });
  expect(status).toBe(201);
});
