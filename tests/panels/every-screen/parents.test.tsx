import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { OwnStore } from '../../../contract/people/session.ts';
import { isAt, open, sentTo, signedInTo, useBack } from '../../support/panel/panel.tsx';

useBack();

const panels = { store: 'storePanel', company: 'loyaltyPanel', supplier: 'supplierPanel' } as const;
type Kind = OwnStore['kind'] & keyof typeof panels;

describe('a path that only has screens below it', () => {
  test.each<[Kind, string, string]>([
    ['store', 'redeem', 'redeem/redeem-voucher-code'],
    ['store', 'history', 'history/point-analysis'],
    ['store', 'products', 'products/products-tab'],
    ['store', 'coupons', 'coupons/with-transactions'],
    ['store', 'settings', 'settings/profile'],
    ['company', 'stores', 'stores/stores-tab'],
    ['company', 'catalog', 'catalog/gift-catalog'],
    ['company', 'products', 'products/products-tab'],
    ['company', 'customers', 'customers/customers-tab'],
    ['company', 'redemptions', 'redemptions/products'],
    ['supplier', 'send-reports', 'send-reports/pending'],
  ])('leads to the first of them (%s %s)', async (kind, parent, child) => {
    await signedInTo(kind);
    await open(`/en/${panels[kind]}/${parent}`);
    await isAt(`/en/${panels[kind]}/${child}`);
  });

  test('leads to the first that the user may see', async () => {
    await signedInTo('store', ['products.read']);
    await open('/en/storePanel/products');
    await isAt('/en/storePanel/products/product-groups');
  });

  test.each([
    ['redeem', 'redemption.read'],
    ['history', 'history.read'],
    ['coupons', 'coupons.read'],
    ['settings', 'settings.read'],
  ])('needs the right of its own: %s (routes-dotted-permission)', async (parent, permission) => {
    await signedInTo('store', [permission]);
    await open(`/en/storePanel/${parent}`);
    await isAt('/en/forbidden');
    expect(sentTo('GET', /^\/stores\/\d+\//)).toEqual([]);
  });

  test('is forbidden where none of them is permitted', async () => {
    await signedInTo('company', [
      'stores.read',
      'stores.default_permissions',
      'stores.financial',
      'stores.financial_limits.read',
      'stores.network_regions.read',
    ]);
    await open('/en/loyaltyPanel/stores');
    await isAt('/en/forbidden');
  });

  test('that has none is the page of what does not exist', async () => {
    await signedInTo('store');
    await open('/en/storePanel/redee');
    await screen.findByRole('heading', { name: /Whoops/ });
  });
});

test('the gateway to what is forbidden leads there', async () => {
  await signedInTo('store');
  await open('/en/storePanel/forbidden-gateway');
  await isAt('/en/forbidden');
});
