import { describe, expect, test } from 'vitest';
import { products } from '../../contract/catalogue/products.ts';
import { checkVatNumber } from '../../contract/common/common.ts';
import { itemsPerPage, pagination, paginationOf } from '../../contract/engine/endpoint.ts';
import { choices, isOn, money, optional, refs, toggle } from '../../contract/engine/fields.ts';
import { properName, withoutAddresses } from '../../contract/engine/names.ts';
import { digits, phone, text, url } from '../../contract/engine/text-fields.ts';
import { registerCompany } from '../../contract/organisations/registering.ts';
import { stores } from '../../contract/organisations/stores.ts';
import { subLoyalties } from '../../contract/organisations/sub-loyalties.ts';
import { userDetails } from '../../contract/organisations/user-details.ts';
import { login } from '../../contract/people/auth.ts';
import { changePointTitle } from '../../contract/point-titles/point-titles.ts';
import {
  emailConfigurationBody,
  emailSmsBody,
  smsConfigurationBody,
} from '../../contract/settings/messaging-settings.ts';
import { validationKey } from '../../contract/words/validation.ts';
import { goodBody } from '../support/worlds/factories.ts';

const accepts = (
  field: { value: { safeParse(sent: unknown): { success: boolean } } },
  sent: unknown,
) => field.value.safeParse(sent).success;
const without = (body: Record<string, unknown>, name: string) =>
  Object.fromEntries(Object.entries(body).filter(([each]) => each !== name));

test('a switch travels as the texts "true" and "false" (toggles-as-strings)', () => {
  const { value, read } = toggle('true');
  expect(['true', 'false', true, false].map((sent) => value.parse(sent))).toEqual([
    'true',
    'false',
    'true',
    'false',
  ]);
  expect([1, 0, 'yes', '', null].filter((sent) => value.safeParse(sent).success)).toEqual([]);
  expect(read.safeParse(true).success).toBe(false);
});

test('the text "false" is off, not a text that counts as true (toggles-as-strings)', () => {
  expect(['true', true].every(isOn)).toBe(true);
  expect(['false', false, undefined, null, 1].some(isOn)).toBe(false);
});

test.each(['show_on_map', 'online_payment_processing', 'pos_points_delivery'] as const)(
  '%s of a store is such a switch (toggles-as-strings)',
  (name) => {
    expect(stores.fields[name].kind).toBe('toggle');
    expect(stores.fields[name].readOnly).toBe(true);
  },
);

test('what is digits only is refused with anything else', () => {
  const field = digits(20);
  expect(['123', ' 007 '].every((sent) => accepts(field, sent))).toBe(true);
  expect(
    ['12a3', '1.2', '-1', '', '１２', '1'.repeat(21), 123].some((sent) => accepts(field, sent)),
  ).toBe(false);
});

test('a product is unpublished until somebody says so (product-published-default)', () => {
  expect(products.write.parse(without(goodBody(products), 'published')).published).toBe(false);
});

test.each(['', null, undefined])(
  'an empty maximum price %o becomes 0 (store-product-max-price-default)',
  (sent) => {
    const body = without(goodBody(products), 'maximum_price_per_transaction');
    const own = sent === undefined ? {} : { maximum_price_per_transaction: sent };
    expect(products.write.parse({ ...body, ...own }).maximum_price_per_transaction).toBe(0);
  },
);

test('a given maximum price is kept (store-product-max-price-default)', () => {
  const body = goodBody(products, { maximum_price_per_transaction: 15 });
  expect(products.write.parse(body).maximum_price_per_transaction).toBe(15);
});

test('an empty value of a product counts as none (store-product-drop-empty)', () => {
  const parsed = products.write.parse(goodBody(products, { sku_number: '', wholesale_price: '' }));
  expect([parsed.sku_number, parsed.wholesale_price]).toEqual([null, null]);
});

test('image and parent product are no part of what is sent (store-product-create-omits)', () => {
  const parsed = products.write.parse(goodBody(products, { image: 'x', parent_product_id: 4 }));
  expect(Object.keys(parsed)).not.toContain('image');
  expect(Object.keys(parsed)).not.toContain('parent_product_id');
});

test('people sign in to the product’s own application (login-app-provider-id)', () => {
  expect(login.body?.parse({ mobile: '6900000001', password: 'x' }).app_provider_id).toBe(1);
});

test('how a manager heard of us is Other until they say (default-referral)', () => {
  expect(userDetails.parse({}).referral).toBe('Other');
  expect(userDetails.parse({ referral: '' }).referral).toBe('Other');
  expect(userDetails.parse({ referral: 'A friend' }).referral).toBe('A friend');
});

test('a new manager names all that is missing, and must accept the terms', () => {
  const refused = userDetails.safeParse({ new_manager: true });
  expect(refused.error?.issues.map(({ path }) => path[0])).toEqual(['full_name', 'mobile', 'tos']);
});

test('a tax number is checked only with its country', () => {
  expect(checkVatNumber.body?.safeParse({ afm: '123456789', country_id: null }).success).toBe(
    false,
  );
  expect(checkVatNumber.body?.safeParse({ country_id: 300 }).success).toBe(false);
  expect(checkVatNumber.body?.safeParse({ afm: '123456789', country_id: 300 }).success).toBe(true);
});

describe('a page', () => {
  test('has twelve rows, the only size there is (table-page-size)', () => {
    expect(itemsPerPage).toBe(12);
  });

  test.each([
    [1, 0, 0, { next_page: null, total_pages: 1 }],
    [1, 12, 12, { next_page: null, total_pages: 1 }],
    [1, 13, 12, { next_page: 2, total_pages: 2 }],
    [2, 13, 1, { next_page: null, total_pages: 2 }],
    [9, 13, 0, { next_page: null, total_pages: 2 }],
  ])('%i of %i rows tells all six numbers', (page, total, displayed, more) => {
    const shape = paginationOf(page, total, displayed);
    expect(shape).toEqual({ total, current_page: page, displayed, items_per_page: 12, ...more });
    expect(pagination.parse(shape)).toEqual(shape);
  });
});

describe('a value', () => {
  test('loses the blanks around it, and blanks alone are nothing', () => {
    expect(text(5).value.parse(' abc ')).toBe('abc');
    expect(accepts(text(5), '   ')).toBe(false);
    expect(optional(text(5)).value.parse('')).toBeNull();
  });

  test.each(['\u0000', '\u0007', '\u001b[31m', '\ud800', 'a\nb'])(
    'of one line is refused with %j',
    (sent) => {
      expect(accepts(text(50), sent)).toBe(false);
    },
  );

  test('of money has two decimals and a limit', () => {
    expect([0, 0.1, 19.99, 1_234_567.89].every((sent) => accepts(money(), sent))).toBe(true);
    expect(
      [0.001, -0.01, 10_000_001, Number.NaN, '5', null].some((sent) => accepts(money(), sent)),
    ).toBe(false);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.org',
    '//example.org',
    'example.org',
  ])('of a link is never %s', (sent) => {
    expect(accepts(url(), sent)).toBe(false);
  });

  test('of a phone number has digits and their usual separators', () => {
    expect(
      ['2103210000', '+30 210-321 0000', '(210) 321'].every((sent) => accepts(phone(), sent)),
    ).toBe(true);
    expect(['abc', '12', '210<b>', '1'.repeat(30)].some((sent) => accepts(phone(), sent))).toBe(
      false,
    );
  });

  test('of several choices comes once each, in the order they are declared', () => {
    expect(choices(['a', 'b', 'c']).value.parse(['c', 'a', 'c'])).toEqual(['a', 'c']);
    expect(choices(['a']).value.parse(null)).toEqual([]);
  });

  test('of several references comes once each', () => {
    expect(refs('stores').value.parse([3, 3, 5])).toEqual([3, 5]);
    expect(accepts(refs('stores', 2), [1, 2, 3])).toBe(false);
    expect(accepts(refs('stores'), [0])).toBe(false);
  });
});

describe('the name of a company, a store or a person', () => {
  const field = properName(120);

  test.each([
    'Καφέ Αιγαίον Α.Ε.',
    'Κων.Παππάς & Υιοί Ο.Ε.',
    'Rossi S.p.A.',
    'St. Martin’s',
    'Dr.Ανδρέας',
    'Sig.na Neri',
    'Dr.No',
    'Μαρία Γ.Δ.',
    'Co.Ltd',
    'Αφοί Ι.Κ. Νικολάου 1.5',
    'محل',
    'می\u200Cخواهم',
    'Καφέ ☕️',
    'St.Tropez',
    'J.Ford & Sons',
    'Αγ.Παρασκευή',
    'Soc.Coop',
    'Π.Παππάς',
  ])('may be "%s"', (name) => {
    expect(accepts(field, name)).toBe(true);
  });

  test.each([
    'Κερδίστε: bit.ly/abc',
    'https://example',
    'www.pistos',
    'Shop.gr',
    'Δώρα στο δώρα.ελ',
    'a 10.0.0.1 b',
    'win@prize.com',
    'evil．com',
    'evil。com',
    't.me/join',
    'evil.example.co.uk',
    'evil.museum',
    'EVIL.Photography',
    'ｅｖｉｌ．ｃｏｍ',
    'κακό.рф',
    'x.com',
    'evil.com.Παππάς',
  ])('holds no web address as "%s" does', (name) => {
    const read = field.value.safeParse(name);
    expect(read.error?.issues.map(validationKey)).toMatchObject([{ name: 'noAddress' }]);
    expect(accepts(field, withoutAddresses(name))).toBe(true);
  });

  test.each(['\u202E', '\u200B', '\u200D', '\u2060', '\uFEFF', '\u00AD', '\u3164'])(
    'holds no hidden character such as %j',
    (sign) => {
      const read = field.value.safeParse(`Pistos ${sign}gr`);
      expect(read.error?.issues.map(validationKey)).toMatchObject([{ name: 'noHidden' }]);
      expect(accepts(field, withoutAddresses(`Pistos ${sign}gr`))).toBe(true);
      expect(accepts(field, `evil${sign}.com`)).toBe(false);
      expect(withoutAddresses(`evil.${sign}com`)).toBe('evil com');
    },
  );

  test.each([
    ['of a programme', registerCompany.body?.shape.loyalty_details.shape.name, 'names'],
    ['of a programme within', subLoyalties.fields.name.value, 'names'],
    ['of its points', subLoyalties.fields.points_label.value, 'name'],
    ['of a tier', changePointTitle.body?.shape.title, 'names'],
    ['of who sends texts', smsConfigurationBody.shape.sender_name, 'name'],
    ['of who sends mails', emailConfigurationBody.shape.sender_alias_name, 'name'],
    ['of who sends mails otherwise', emailSmsBody.shape.email_sender_alias_name, 'name'],
  ])('is held as the one %s, which strangers read', (_, schema, kind) => {
    const issuesOf = (name: string) =>
      schema?.safeParse(kind === 'names' ? { el: 'Κλαμπ', en: name } : name).error?.issues ?? [];
    expect(issuesOf('Aegean')).toEqual([]);
    expect(issuesOf('evil.info').map(validationKey)).toMatchObject([{ name: 'noAddress' }]);
  });
});
