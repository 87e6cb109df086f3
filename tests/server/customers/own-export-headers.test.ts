import { expect, test } from 'vitest';
import { languages } from '../../../contract/engine/languages.ts';
import { proposed } from '../../../server/customers/imports/proposed.ts';
import { customers as el } from '../../../src/i18n/el/customers/customers.ts';
import { customers as en } from '../../../src/i18n/en/customers/customers.ts';
import { customers as it } from '../../../src/i18n/it/customers/customers.ts';

const words = { el, en, it };
/** The columns of the own export that an import has a field for, by that field. */
const columns = {
  first_name: 'first_name',
  last_name: 'last_name',
  card_number: 'card_numbers',
  gender: 'gender',
  birth_date: 'birth_date',
  birthday: 'birthday',
  country: 'country_id',
  address: 'address',
  zipcode: 'zipcode',
  mobile: 'mobile',
  phone: 'phone',
  email: 'email',
  marketing: 'marketing',
  sms: 'sms',
  viber: 'viber',
  push: 'push',
  mail: 'mail',
  points: 'current_balance',
} as const;

test.each(languages)('the own export is known again by its headers: %s', (language) => {
  const titles = Object.values(columns).map((name) => words[language].fields[name]);
  expect(proposed(titles, [], new Map())).toEqual(Object.keys(columns));
});
