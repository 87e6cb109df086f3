import { z } from 'zod';
import { birthDay, yearlessBirthday } from '../engine/birth-days.ts';
import {
  attributes,
  choice,
  day,
  type Field,
  flag,
  integer,
  moment,
  money,
  optional,
  points,
  readOnly,
  ref,
} from '../engine/fields.ts';
import { localized } from '../engine/localized-fields.ts';
import { properName } from '../engine/names.ts';
import { mobile, phone, text } from '../engine/text-fields.ts';
import { genders } from '../people/genders.ts';
import { ofPerson, personal, personalNames, retained } from '../people/personal.ts';

const id = () => integer(1, Number.MAX_SAFE_INTEGER);
const computed = <const F extends Field>(field: F) =>
  ({ ...field, readOnly: true, computed: true }) as const;
const sum = <const F extends Field>(field: F) =>
  retained(computed(field), 'the books count it, without a name');
const filled = { merge: 'first known', imported: 'filled' } as const;
const typed = { merge: 'first known', imported: false } as const;
const agreed = { erased: false, merge: 'own', imported: 'replaced' } as const;

/** The fields of a customer, each with what becomes of it when they are erased, merged or in a file. */
export const customerFields = ofPerson({
  user_account_id: retained(computed(id()), 'receipts and points name the account by it'),
  first_name: personal(properName(60), { erased: '–', merge: 'own', imported: 'replaced' }),
  last_name: personal(optional(properName(60)), filled),
  card_number: retained(readOnly(optional(text(10))), 'a card becomes free, and is none of theirs'),
  card_numbers: retained(
    { ...readOnly(text(10)), computed: true, read: z.array(z.string()) } as const,
    'cards become free, and are none of theirs',
  ),
  user_id: personal(readOnly(optional(id())), { merge: 'own', imported: false }),
  app_provider_id: retained(readOnly(id()), 'it is the same of everybody'),
  /** Where they registered; the company itself where nobody says. */
  store_id: retained(optional(ref('stores')), 'registrations are counted by store'),
  gender: personal(optional(choice(genders)), filled),
  birth_date: personal(optional(birthDay()), filled),
  /** The day and month where the year is not known; none where there is a `birth_date`, which replaces it. */
  birthday: personal(optional(yearlessBirthday()), filled),
  form_date: personal(optional(day()), typed),
  country_id: retained(ref('countries'), 'customers are counted by country'),
  county_id: personal(optional(integer(1, 100_000)), typed),
  address: personal(optional(text(200)), filled),
  zipcode: personal(optional(text(12)), filled),
  mobile: personal(optional(mobile()), { merge: 'own', imported: 'filled' }),
  /** The mobile as it leaves, with its calling code: `+306971234567`. */
  mobile_e164: retained(computed(optional(text(20))), 'it is made of the mobile'),
  phone: personal(optional(phone()), filled),
  email: personal(
    optional({ ...text(254), value: z.email().trim().max(254), format: 'email' } as const),
    filled,
  ),
  marketing: personal(flag(false), agreed),
  sms: personal(flag(false), agreed),
  viber: personal(flag(false), agreed),
  push: personal(flag(false), agreed),
  mail: personal(flag(false), agreed),
  extra_attributes: personal(attributes(), { erased: {}, merge: 'together', imported: 'by id' }),
  points_balance: sum(points()),
  current_balance: sum(points()),
  redeemed_points: sum(points()),
  total_redemptions: sum(integer(0, Number.MAX_SAFE_INTEGER)),
  total_transactions: sum(integer(0, Number.MAX_SAFE_INTEGER)),
  total_amount: sum(money()),
  total_price: sum(money()),
  tier: sum(optional(localized(60))),
  last_transaction_at: sum(optional(moment())),
  anonymised_at: retained(readOnly(optional(moment())), 'it says that they were erased'),
  created_at: retained(readOnly(moment()), 'registrations are counted by day, without a name'),
  updated_at: retained(readOnly(moment()), 'it guards against saving over another change'),
});

/** What a file writes where nothing was, by every rule. */
export const filledNames = personalNames(customerFields, { imported: 'filled' });
/** What a file writes in place of what was, by one rule alone. */
export const replacedNames = personalNames(customerFields, { imported: 'replaced' });
