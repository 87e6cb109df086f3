import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accounts,
  deviceOf,
  password,
  signIn,
  useBrowser,
  visitor,
} from '../support/browser/browser.ts';
import { faultsOf, overflowOf, settled } from '../support/browser/browser-checks.ts';
import { type Product, startProduct } from '../support/browser/browser-server.ts';

useBrowser();

/** A product of its own, and by its name: these journeys change how somebody signs in, and a passkey belongs to a name. */
let product: Product;
let origin: string;
beforeAll(async () => {
  product = await startProduct();
  origin = product.origin.replace('127.0.0.1', 'localhost');
});
afterAll(() => product.remove());

const section = (page: Page, name: string) => page.getByRole('region', { name });
const second = (page: Page) => section(page, 'Second proof when signing in');
const confirm = async (page: Page, button: string) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: button }).click();
};
const stored = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Recovery codes' });
  await dialog.getByRole('listitem').nth(9).waitFor();
  const codes = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  return codes;
};
const fits = async (page: Page) => {
  await settled(page);
  expect(await faultsOf(page)).toEqual([]);
  expect(await overflowOf(page, 390)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 860 });
};

test('an app is added, asked for at the next sign-in, and a recovery code does in its place', async () => {
  const as = await deviceOf('moderator', undefined, product.origin);
  const page = await visitor({ as, origin, expects: /428/ });
  await page.goto('/en/storePanel/profile');
  await fits(page);
  await second(page).getByRole('button', { name: 'Add an app' }).click();
  await confirm(page, 'Next');
  const dialog = page.getByRole('dialog');
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await fits(page);
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await dialog.getByLabel('Code of the app').fill(app.generate());
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const codes = await stored(page);
  expect(codes).toHaveLength(10);
  await second(page).getByText('Signing in asks for a second proof.').waitFor();

  const elsewhere = await visitor({ origin, expects: /401|428|422/ });
  await elsewhere.goto('/en/sign-in');
  await signIn(elsewhere, accounts.moderator);
  await elsewhere.getByRole('heading', { name: 'One more proof' }).waitFor();
  await fits(elsewhere);
  await elsewhere.locator('[name=code]').fill('000000');
  await elsewhere.getByRole('button', { name: 'Go on' }).click();
  await elsewhere.getByText('That code is not right').waitFor();
  await elsewhere.locator('[name=code]').fill(codes[0] ?? '');
  await elsewhere.getByRole('button', { name: 'Go on' }).click();
  await elsewhere.waitForURL('**/en/storePanel');

  await page.reload();
  const places = section(page, 'Where you are signed in');
  await places.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByText('Signed out', { exact: true }).waitFor();
  // Its socket was closed meanwhile, by which the page may have noticed already.
  await elsewhere.goto('/en/storePanel/products/products-tab').catch(() => undefined);
  await elsewhere.waitForURL(/\/sign-in\?/);
});

test('a passkey is added and signs in, without a code', async () => {
  const as = await deviceOf('supplier', undefined, product.origin);
  const page = await visitor({ as, origin, expects: /428/ });
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/en/supplierPanel/profile');
  await second(page).getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByLabel('Name of the passkey').fill('My phone');
  await confirm(page, 'Add a passkey');
  expect(await stored(page)).toHaveLength(10);
  await second(page).getByText('My phone').waitFor();

  await page.goto('/en/sign-in');
  await signIn(page, accounts.supplier);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL('**/en/supplierPanel');

  await page.goto('/en/supplierPanel/profile');
  await second(page).getByRole('button', { name: 'Remove passkey: My phone' }).click();
  await confirm(page, 'Delete');
  await second(page).getByText('The password is enough to sign in.').waitFor();
});
