import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addMember } from '../../support/areas/people.ts';
import { addCustomer, addTill } from '../../support/areas/till.ts';
import {
  choose,
  fill,
  oneSent,
  open,
  press,
  sentTo,
  signedInTo,
  signInAs,
  useBack,
} from '../../support/panel/panel.tsx';
import { staffOf } from '../../support/panel/staff.ts';

const back = useBack();
type User = Awaited<ReturnType<typeof open>>['user'];

const save = 'Αποθήκευση';

async function ofCustomer() {
  const till = await addTill(back());
  const { id } = await addCustomer(till);
  await signInAs(await addMember(back(), till.company), till.company);
  const { user } = await open(`/el/loyaltyPanel/customers/customers-tab/${id}`);
  await press(user, /Προσθήκη ή αφαίρεση πόντων/);
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

async function points() {
  const { user, dialog } = await ofCustomer();
  await user.type(dialog.getByRole('textbox', { name: 'Αιτία' }), 'Διόρθωση');
  await user.type(dialog.getByRole('textbox', { name: 'Πόντοι' }), '1.000');
  await dialog.findByText('= 1000 (1 χιλιάδα)');
  await user.click(dialog.getAllByRole('button', { name: 'Προσθήκη' }).at(-1) as HTMLElement);
  return oneSent('POST', /\/points\/adjust$/);
}

async function gift() {
  await signedInTo('company');
  const { user } = await open('/el/loyaltyPanel/catalog/gift-catalog/create');
  await fill(user, 'title', 'Κούπα');
  await fill(user, 'points', '2.000');
  await choose(user, /Είδος δώρου/, /καταστ[ηή]μα/i);
  await press(user, save);
  return oneSent('POST', /\/gifts$/);
}

async function tier() {
  await signedInTo('company');
  const { user } = await open('/el/loyaltyPanel/point-titles');
  const form = within(await screen.findByRole('form', { name: 'Οι βαθμίδες' }));
  await press(user, /Προσθήκη βαθμίδας/);
  await press(user, /Προσθήκη βαθμίδας/);
  const titles = form.getAllByRole('textbox', { name: /Τίτλος.*Ελληνικά/ });
  await user.type(titles[0] as HTMLElement, 'Χάλκινο');
  await user.type(titles[1] as HTMLElement, 'Ασημένιο');
  const from = form.getAllByRole('textbox', { name: /Από/ })[1] as HTMLElement;
  await user.clear(from);
  await user.type(from, '1.000');
  await user.click(form.getByRole('button', { name: save }));
  return oneSent('POST', /\/point-titles$/);
}

async function codes() {
  await signedInTo('company');
  const { user } = await open('/el/loyaltyPanel/multiple-coupons/create');
  await user.type(await screen.findByLabelText('Δώρο'), 'Καφές');
  await user.type(screen.getByLabelText(/Πλήθος κωδικών|Αριθμός κωδικών/), '1.000');
  await press(user, save);
  return oneSent('POST', /\/coupons\/multiple$/);
}

async function limit() {
  await signedInTo('company');
  const { user } = await open('/el/loyaltyPanel/stores/daily-transaction-limits');
  const [amount] = await screen.findAllByRole('textbox');
  await user.clear(amount as HTMLElement);
  await user.type(amount as HTMLElement, '1.500{Enter}');
  return oneSent('PUT', /\/stores\/daily-limits$/);
}

async function atReceipt(lang: 'el' | 'en', typed: string) {
  const { customer } = await staffOf(back());
  const { user } = await open(`/${lang}/storePanel/new-transaction`);
  const who = await screen.findByLabelText(/QR/);
  await user.type(who, `${customer.mobile}{Enter}`);
  await user.type(await screen.findByLabelText(lang === 'el' ? 'Ποσό' : 'Amount'), typed);
  return user;
}
const post = async (user: User, name: string) => {
  await press(user, name);
  return oneSent('POST', /\/transactions$/);
};

async function receipt() {
  return post(await atReceipt('el', '1.250'), 'Καταχώριση απόδειξης');
}

async function price() {
  await signedInTo('company');
  const { user } = await open('/el/loyaltyPanel/products/products-tab/create');
  await fill(user, 'name.el', 'Μηχανή');
  await fill(user, 'retail_price', '1.250');
  await press(user, save);
  return oneSent('POST', /\/products$/);
}

test.each([
  ['points that a customer gets', points, { points: 1000 }],
  ['the points of a gift', gift, { points: 2000 }],
  ['where a tier begins', tier, { tiers: [{ to: 999 }, { from: 1000 }] }],
  ['how many codes a coupon has', codes, { maximum: 1000 }],
  ['the limit of a day', limit, { offline: { amount: 1500 } }],
  ['the amount of a receipt', receipt, { amount: 1250 }],
  ['the price of a product', price, { retail_price: 1250 }],
])('thousands as a Greek writes them are thousands: %s', async (_, type, right) => {
  expect((await type()).body).toMatchObject(right);
});

test('a text that may be two numbers is asked about, and nothing is sent before', async () => {
  const user = await atReceipt('en', '1.250');
  await screen.findByText('Which number is it?');
  await user.click(await screen.findByRole('button', { name: 'Post the receipt' }));
  expect(sentTo('POST', /\/transactions$/)).toEqual([]);
  await press(user, '1250');
  expect((await post(user, 'Post the receipt')).body).toMatchObject({ amount: 1250 });
});
