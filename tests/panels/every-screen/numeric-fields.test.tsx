import { screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { allSettings } from '../../../contract/settings/company-settings.ts';
import { hashPassword } from '../../../server/people/sign-in/passwords.ts';
import { usersTable } from '../../../server/tables/people.ts';
import { call } from '../../support/app.ts';
import { addVoucher } from '../../support/areas/claims.ts';
import { type NumericField, numericFields } from '../../support/areas/numeric-fields.ts';
import { addMember } from '../../support/areas/people.ts';
import { addPair } from '../../support/areas/synergies.ts';
import { addCustomer, addTill } from '../../support/areas/till.ts';
import { field, open, press, signedInTo, signInAs, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
type User = Awaited<ReturnType<typeof open>>['user'];
/** Where a field is typed: opens it, and answers who types and where. */
type Place = () => Promise<{ user: User; input: HTMLInputElement }>;

const labelled = (name: string | RegExp) =>
  screen.findByRole<HTMLInputElement>('textbox', { name });

const at =
  (path: string, name: string): Place =>
  async () => {
    const { user } = await open(`/en/${path}`);
    return { user, input: await field(name) };
  };
const of =
  (kind: 'store' | 'company', path: string, name: string): Place =>
  async () => {
    await signedInTo(kind);
    return at(path, name)();
  };

/** A dialog of a customer's page at the desk. */
const ofCustomer =
  (action: string, name: string | RegExp): Place =>
  async () => {
    const till = await addTill(back());
    const { id } = await addCustomer(till);
    await signInAs(await addMember(back(), till.company), till.company);
    const { user } = await open(`/en/loyaltyPanel/customers/customers-tab/${id}`);
    await press(user, 'Actions');
    await user.click(await screen.findByRole('menuitem', { name: action }));
    return { user, input: await labelled(name) };
  };

const atTill =
  (name: string): Place =>
  async () => {
    const till = await addTill(back());
    await signInAs(till.cashier, till.store);
    const { user } = await open('/en/points-pos');
    await press(user, /^New customer/);
    return { user, input: await field(name) };
  };

async function newManager() {
  await signedInTo('company');
  const { user } = await open('/en/loyaltyPanel/stores/stores-tab/create');
  await user.click(await field('user_details.new_manager'));
  return { user, input: await field('user_details.mobile') };
}

const ofProfile =
  (form: string, name: string, part = 'business'): Place =>
  async () => {
    await signedInTo('store');
    const { user } = await open(`/en/storePanel/settings/profile?part=${part}`);
    const view = within(await screen.findByRole('form', { name: form }));
    return { user, input: await view.findByRole('textbox', { name }) };
  };

async function walletIssuer() {
  await signedInTo('company');
  const { user } = await open('/en/loyaltyPanel/business-profile?part=wallets');
  const view = within(await screen.findByRole('form', { name: 'Google Wallet' }));
  const name = 'Issuer number';
  return { user, input: await view.findByRole<HTMLInputElement>('textbox', { name }) };
}

async function viberCode() {
  const { place, person } = await signedInTo('company');
  const params = { storeId: place.storeId };
  const { data } = await call(back(), allSettings, { params, as: person });
  const viber_configuration = { state: 'requested', alias_name: 'Aigaion' };
  back().answer = ({ path }) =>
    path.endsWith('/settings/all')
      ? HttpResponse.json({ data: { ...data, viber_configuration } })
      : undefined;
  const { user } = await open('/en/loyaltyPanel/business-profile?part=viber');
  return { user, input: await labelled('Code') };
}

async function firstCard() {
  await signedInTo('store');
  const { user } = await open('/en/storePanel/settings/cards');
  await press(user, 'Add cards');
  const [input] = await within(await screen.findByRole('dialog')).findAllByRole('textbox');
  return { user, input: input as HTMLInputElement };
}

async function recoveryCode() {
  const { user, input } = await at('password-recovery', 'mobile')();
  await user.type(input, '6900000099');
  await press(user, 'Send the code');
  return { user, input: await field('code') };
}

const publicCoupon =
  (name: 'mobile' | 'verification_code'): Place =>
  async () => {
    const coupon = await addVoucher(await addTill(back()), { points: 2 });
    const { user } = await open(`/fb/coupons/${coupon}?lang=en`);
    const input = await field('mobile');
    if (name === 'mobile') return { user, input };
    await user.type(input, '6900000099');
    await press(user, /Send/);
    return { user, input: await field(name) };
  };

async function appCode() {
  const { person } = await signedInTo('store');
  const itself = eq(usersTable.user_id, person.userId);
  const password_hash = await hashPassword('a good password');
  await back().database.db.update(usersTable).set({ password_hash }).where(itself);
  const { user } = await open('/en/storePanel/profile');
  await press(user, 'Add an app');
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Password/), 'a good password');
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  return { user, input: await labelled(/Code of the app/) };
}

async function partnerCode() {
  const pair = await addPair(back(), { points: 100, toHere: 0.5 });
  await signInAs(pair.here.cashier, pair.here.store);
  const { user } = await open('/en/storePanel/new-transaction');
  await user.type(
    await screen.findByRole('textbox', { name: /Mobile/ }),
    `${pair.at.here.mobile}{Enter}`,
  );
  await press(user, /^Bring here/);
  return { user, input: await screen.findByLabelText<HTMLInputElement>('The customer’s code') };
}

async function registrationCode() {
  const { user, input } = await at('create-account', 'mobile')();
  await user.type(input, '6900000099');
  await user.click(await field('tos'));
  await press(user, 'Send me a code');
  return { user, input: await field('mobile_verification_code') };
}

const customers = '/companies/{storeId}/customers';

/** Where each numeric field of the contract is typed, or why nobody types it. */
const typed: Record<string, Place | string> = {
  'POST /users/login mobile': at('sign-in', 'mobile'),
  'POST /users/forgot-password mobile': at('password-recovery', 'mobile'),
  'POST /users/update-password mobile': 'It is the one that the code was asked for.',
  'POST /users/update-password code': recoveryCode,
  'POST /users/registration/init mobile': at('create-account', 'mobile'),
  'POST /users/mobile/verification mobile_verification_code': registrationCode,
  'POST /users/first-admin mobile': at('first-admin?token=abcdefghijklmnopqrstuvwxyz', 'mobile'),
  'POST /companies/{storeId}/stores/create user_details.mobile': newManager,
  'POST /stores/{storeId}/customers mobile': atTill('mobile'),
  'POST /stores/{storeId}/customers card_number': atTill('card_number'),
  [`POST ${customers}/create mobile`]: of(
    'company',
    'loyaltyPanel/customers/customers-tab/create',
    'mobile',
  ),
  [`POST ${customers}/create card_number`]: 'A card is given on the page of the customer.',
  [`PUT ${customers}/{id} mobile`]: 'The form of a customer is the one they are created with.',
  [`PUT ${customers}/update-mobile/{id} mobile`]: ofCustomer('Change the mobile', 'New mobile'),
  [`POST ${customers}/merge-accounts-by-mobiles/preview mobiles.0`]: 'It is the one of the page.',
  [`POST ${customers}/merge-accounts-by-mobiles/preview mobiles.1`]: ofCustomer(
    'Merge with another account',
    /Mobile of the other/,
  ),
  [`POST ${customers}/merge-accounts-by-mobiles mobiles.0`]: 'It was compared.',
  [`POST ${customers}/merge-accounts-by-mobiles mobiles.1`]: 'It was compared.',
  'PUT /stores/{storeId}/billing-details mobile': ofProfile(
    'Invoicing information',
    'Mobile',
    'invoicing',
  ),
  'POST /companies/{storeId}/settings/viber-alias-name-confirm code': viberCode,
  'PUT /companies/{storeId}/settings/wallets/google issuer_id': walletIssuer,
  'POST /stores/{storeId}/cards first_number': firstCard,
  'POST /common/fb/coupons/{id}/claims/init mobile': publicCoupon('mobile'),
  'POST /common/fb/coupons/{id}/claims mobile': 'It is the one that the code was sent to.',
  'POST /common/fb/coupons/{id}/claims verification_code': publicCoupon('verification_code'),
  'POST /stores/{storeId}/customers/{id}/partner-points verification_code': partnerCode,
  'POST /users/me/security/authenticator/confirm code': appCode,
  'POST /companies/{storeId}/users mobile': of(
    'company',
    'loyaltyPanel/user-rights/create',
    'mobile',
  ),
  'POST /stores/{id}/users/create-store-moderator mobile': of(
    'store',
    'storePanel/settings/users/create',
    'mobile',
  ),
  'POST /companies/{storeId}/suppliers user_mobile': of(
    'company',
    'loyaltyPanel/supplier-management/create',
    'user_mobile',
  ),
};

const every = numericFields();
const nameOf = ({ call, field }: NumericField) => `${call} ${field}`;

test('it is known of every numeric field of the contract where it is typed', () => {
  expect(every.map(nameOf).sort()).toEqual(Object.keys(typed).sort());
});

const shown = every.flatMap(({ takes, ...each }) => {
  const place = typed[nameOf({ takes, ...each })];
  return typeof place === 'function' ? [[nameOf({ takes, ...each }), takes, place] as const] : [];
});

test.each(shown)(
  'of what is typed or pasted there, %s takes %s alone (numeric-only-digits)',
  async (_, takes, place) => {
    const { user, input } = await place();
    const isMobile = takes === 'mobile';
    const holds = async (paste: string, expected: string) => {
      await user.clear(input);
      await user.paste(paste);
      expect(input.value).toBe(expected);
    };
    await user.clear(input);
    await user.type(input, '1a2 -3');
    expect(input.value).toBe('123');
    await holds('694 00-0', '694000');
    if (isMobile) {
      await holds('+30 694 000 00 00', '+306940000000');
      await holds('(0030) 694-0000000', '00306940000000');
    }
  },
);
