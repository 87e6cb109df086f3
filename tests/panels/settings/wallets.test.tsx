import { generateKeyPairSync } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changeAppleWallet } from '../../../contract/settings/wallets.ts';
import { call } from '../../support/app.ts';
import { addVoucher, claim } from '../../support/areas/claims.ts';
import { passCertificates } from '../../support/areas/passes/certificates.ts';
import { addMember } from '../../support/areas/people.ts';
import { sentCode } from '../../support/areas/sent-codes.ts';
import { addCustomer, addTill } from '../../support/areas/till.ts';
import { open, press, signedInTo, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
const page = '/en/loyaltyPanel/business-profile?part=wallets';
const year = 365 * 86_400_000;

const fileOf = (text: string, name: string) => new File([text], name);
const formOf = async (name: string) => within(await screen.findByRole('form', { name }));

test('the certificate for Apple Wallet is chosen, told by what it is for, tried and removed', async () => {
  await signedInTo('company');
  const files = passCertificates(Date.now() + year);
  const { user } = await open(page);
  const form = await formOf('Apple Wallet');
  const choose = (label: string, text: string, name: string) =>
    user.upload(form.getByLabelText(label, { selector: 'input' }), fileOf(text, name));
  await choose('Certificate', files.certificate, 'pass.pem');
  await choose('WWDR certificate', files.authority, 'wwdr.pem');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await form.findByText('The key of the certificate is missing: add its file.');
  await choose('Key', files.key, 'key.pem');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('The wallet is set up. Try it with a sample pass.');
  form.getByText('pass.gr.pistos.coupons');
  form.getByText('TEAM123456');
  form.getByRole('button', { name: 'Sample pass' });
  await user.click(form.getByRole('button', { name: 'Remove' }));
  await screen.findByText('The wallet was removed.');
  expect(form.queryByText('TEAM123456')).toBeNull();
});

test('the issuer and the key file for Google Wallet are saved, and no key is shown', async () => {
  await signedInTo('company');
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const account = { client_email: 'passes@pistos.example', private_key: privateKey };
  const { user } = await open(page);
  const form = await formOf('Google Wallet');
  await user.type(form.getByLabelText('Issuer number'), '3388000000022');
  const field = form.getByLabelText('Key file', { selector: 'input' });
  await user.upload(field, fileOf(JSON.stringify(account), 'account.json'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await form.findByText('passes@pistos.example');
  expect(document.body.textContent).not.toContain('PRIVATE KEY');
});

test('a voucher is added to the wallets that its company has set up, and to no other', async () => {
  const till = await addTill(back());
  const id = await addVoucher(till);
  const customer = await addCustomer(till, { mobile: '6900000099' });
  const { data } = await claim(till, customer, { coupon_id: id });
  const { certificate, key, authority } = passCertificates(Date.now() + year);
  const params = { storeId: till.company.companyId };
  const as = await addMember(back(), till.company);
  await call(back(), changeAppleWallet, { params, body: { certificate, key, authority }, as });
  const { user } = await open(`/fb/coupons/${id}?lang=en`);
  await user.type(await screen.findByRole('textbox', { name: 'Mobile number' }), '6900000099');
  await press(user, 'Send me a code');
  const typed = await screen.findByRole('textbox', { name: 'Code from the message' });
  await user.type(typed, await sentCode(back()));
  await press(user, 'Get my voucher');
  const link = await screen.findByRole('link', { name: 'Add to Apple Wallet' });
  const address = `/api/common/fb/coupons/${id}/passes/apple?code=${data.code}&lang=en`;
  expect(link).toHaveAttribute('href', address);
  expect((await back().app.request(address)).headers.get('content-type')).toContain('pkpass');
  expect(screen.queryByRole('button', { name: 'Add to Google Wallet' })).toBeNull();
});
