import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  emailThemePicture,
  emailThemePreview,
  emailThemes,
  emailThemeThumbnail,
} from '../../../contract/email-themes/email-themes.ts';
import { editorLimits, pictureTypes } from '../../../contract/email-themes/limits.ts';
import { fillPath } from '../../../contract/engine/endpoint.ts';
import { rewards } from '../../../contract/rewards/rewards.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { addCompany, addMember, type Person, type Place } from '../../support/areas/people.ts';
import { photograph, png } from '../../support/areas/pictures.ts';
import {
  buttonBlock,
  imageBlock,
  sectionOf,
  textBlock,
  themeOf,
  words,
} from '../../support/areas/themes.ts';

let within: TestApp;
let company: Place;
let admin: Person;
beforeEach(async () => {
  within = await testApp();
  company = await addCompany(within);
  admin = await addMember(within, company);
});

const here = (id?: number) => ({ storeId: company.companyId, ...(id ? { id } : {}) });
const create = (own: object = {}) =>
  call(within, emailThemes.calls.create, {
    params: here(),
    as: admin,
    body: { name: words('Καλοκαίρι'), ...own },
  });
const upload = (bytes: Uint8Array, type = 'image/png') =>
  call(within, emailThemePicture, { params: here(), as: admin, file: { bytes, type } });

describe('an email theme', () => {
  test('is named in one language, which fills the others: en, then el, then it (names-language-fallback)', async () => {
    const only = await create({ name: { en: '', el: '', it: 'Ciao' } });
    expect(only.data.name).toEqual({ en: 'Ciao', el: 'Ciao', it: 'Ciao' });
    const two = await create({ name: { en: 'A', el: 'B', it: '' } });
    expect(two.data.name).toEqual({ en: 'A', el: 'B', it: 'A' });
    const none = await create({ name: { en: '', el: '', it: '' } });
    expect(Object.keys(none.refusal.errors ?? {})).toEqual(['name.el']);
  });

  test('keeps what the editor made, as it was made', async () => {
    const source = themeOf(
      textBlock('Γεια {first_name}'),
      buttonBlock('Εδώ', 'https://a.gr/{code}'),
      buttonBlock('Όχι άλλα', '{unsubscribe}'),
    );
    const { data } = await create({ source });
    const read = await call(within, emailThemes.calls.read, {
      params: { ...here(), id: data.store_email_theme_id },
      as: admin,
    });
    expect(read.data.source).toEqual(source);
  });

  test.each([
    ['a link to a script', sectionOf([[buttonBlock('x', 'javascript:alert(1)')]])],
    ['a picture from elsewhere', sectionOf([[imageBlock('https://elsewhere.example/a.png')]])],
    ['more columns than it says', sectionOf([[]], { layout: 'two' })],
    ['a block of no kind', { ...sectionOf([]), columns: [[{ id: 'a', kind: 'html' }]] }],
  ])('is refused with %s', async (_, section) => {
    const source = { ...themeOf(), sections: [section] };
    const { status, refusal } = await create({ source });
    expect(status).toBe(422);
    expect(Object.keys(refusal.errors ?? {})[0]).toMatch(/^source\./);
  });

  test('of five megabytes is refused, and says that it is too large', async () => {
    const source = themeOf(textBlock('α'.repeat(2_600_000)));
    const { status, refusal } = await create({ source });
    expect([status, refusal.error]).toEqual([413, 'too_large']);
    expect(refusal.message).toMatch(/large/i);
  });

  test(`is at most ${editorLimits.widest} pixels wide (email-editor-max-width)`, async () => {
    const wide = (width: number) => {
      const source = themeOf();
      return create({ source: { ...source, look: { ...source.look, width } } });
    };
    expect((await wide(750)).status).toBe(201);
    expect((await wide(751)).refusal.errors).toHaveProperty(['source.look.width']);
  });

  test('says that it was deleted (email-theme-deleted-message)', async () => {
    const { data } = await create();
    const path = fillPath(emailThemes.calls.delete.path, {
      ...here(),
      id: data.store_email_theme_id,
    });
    const answer = await within.app.request(`/api${path}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(await answer.json()).toMatchObject({ message: 'EMAIL_THEME_DELETED' });
  });

  test('stays while the mail of a reward looks like it', async () => {
    const { data } = await create();
    const id = data.store_email_theme_id;
    const reward = await call(within, rewards.calls.create, {
      params: here(),
      as: admin,
      body: {
        title: 'Καφές',
        points: 5,
        email: { subject: words('Θέμα'), text: words(''), store_email_theme_id: id },
      },
    });
    expect(reward.status).toBe(201);
    const remove = () =>
      call(within, emailThemes.calls.delete, { params: { ...here(), id }, as: admin });
    expect((await remove()).refusal.error).toBe('in_use');
  });
});

describe('a picture of a mail', () => {
  test('is JPEG or PNG by what it contains, and stays that (email-editor-image-types)', async () => {
    expect(pictureTypes).toEqual(['image/jpg', 'image/jpeg', 'image/png']);
    const made = await upload(await png());
    expect(made.data.url).toMatch(/^\/files\/[0-9a-f-]{36}\.png$/);
    const photo = await upload(await photograph(), 'image/jpg');
    expect(photo.data.url).toMatch(/\.jpg$/);
    const served = await within.app.request(photo.data.url);
    expect(served.headers.get('content-type')).toBe('image/jpeg');
    const kept = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect([kept.format, kept.width, kept.exif]).toEqual(['jpeg', 30, undefined]);
  });

  test.each(['gif', 'webp'] as const)('is refused as %s, whatever it is called', async (format) => {
    const bytes = await sharp(await png())
      .toFormat(format)
      .toBuffer();
    const { status, refusal } = await upload(new Uint8Array(bytes), 'image/png');
    expect([status, refusal.message]).toEqual([422, 'Invalid image']);
  });

  test('is refused in the words of whoever chose it (email-editor-messages-translated)', async () => {
    const refused = async (language: 'el' | 'it') =>
      (
        await call(within, emailThemePicture, {
          params: here(),
          as: admin,
          language,
          file: { bytes: new Uint8Array([1]), type: 'image/png' },
        })
      ).refusal.message;
    expect([await refused('el'), await refused('it')]).toEqual([
      'Μη έγκυρη εικόνα',
      'Immagine non valida',
    ]);
  });

  test('becomes the thumbnail of the theme that names it', async () => {
    const { data } = await call(within, emailThemeThumbnail, {
      params: here(),
      as: admin,
      file: { bytes: await photograph(), type: 'image/jpeg' },
    });
    expect((await create({ thumbnail: data.url })).data.thumbnail).toBe(data.url);
    const elsewhere = await create({ thumbnail: 'https://elsewhere.example/a.jpg' });
    expect(elsewhere.refusal.errors).toHaveProperty('thumbnail');
  });
});

test('a preview shows a theme that is not saved yet, with examples', async () => {
  const { data } = await call(within, emailThemePreview, {
    params: here(),
    as: admin,
    body: { source: themeOf(textBlock('Γεια {first_name}: {message}')), language: 'el' },
  });
  expect(data.html).toContain('Γεια Ελένη: Σας ευχαριστούμε');
  expect(data.text).toContain('Γεια Ελένη');
});
