import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../server/http/headers.ts';
import { settingsWith } from '../../support/app.ts';

const policyAt = (path: string) => contentSecurityPolicy(settingsWith({}), path);

test.each([
  '/el/storePanel/general-settings/billing-dashboard/current',
  '/en/loyaltyPanel/general-settings/billing-dashboard/payment-methods',
])('%s lets in the script, the fields and the banks of who takes cards', (path) => {
  expect(policyAt(path)).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/);
  expect(policyAt(path)).toMatch(/frame-src [^;]*https:\/\/hooks\.stripe\.com/);
  expect(policyAt(path)).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/);
});

test.each([
  '/el/sign-in',
  '/el/storePanel',
  '/el/loyaltyPanel/subscriptions/payment-methods',
  '/el/supplierPanel/general-settings/billing-dashboard/current',
  '/en/loyaltyPanel/payment/success',
])('%s lets in none of them', (path) => {
  expect(policyAt(path)).not.toContain('stripe');
});
