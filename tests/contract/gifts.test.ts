import { describe, expect, test } from 'vitest';
import { giftToSend, giftTypeIds } from '../../contract/gifts/gifts.ts';

const { supplier, store } = giftTypeIds;

test.each([
  ['is null', { gift_type_id: supplier, supplier_store_id: null }],
  ['belongs to a store’s own gift', { gift_type_id: store, supplier_store_id: 9 }],
])('a supplier that %s is left out (gift-supplier-store-id-omitted)', (_, gift) => {
  expect(giftToSend(gift)).toEqual({ gift_type_id: gift.gift_type_id });
});

test('a supplier’s gift names its supplier (gift-supplier-store-id-omitted)', () => {
  const gift = { gift_type_id: supplier, supplier_store_id: 9 };
  expect(giftToSend(gift)).toEqual(gift);
});

describe('an existing gift', () => {
  test('that never had a supplier does not send one (gift-existing-without-supplier)', () => {
    const gift = { gift_type_id: supplier, supplier_store_id: null };
    expect(giftToSend(gift, gift)).toEqual({ gift_type_id: supplier });
    expect(giftToSend({ gift_type_id: supplier }, {})).toEqual({ gift_type_id: supplier });
  });

  test('whose supplier is taken away says so', () => {
    const before = { gift_type_id: supplier, supplier_store_id: 9 };
    const after = { gift_type_id: supplier, supplier_store_id: null };
    expect(giftToSend(after, before)).toEqual(after);
  });
});

test('companies are left out of a supplier’s gift (gift-redeem-company-ids-omitted)', () => {
  expect(giftToSend({ gift_type_id: supplier, redeem_company_ids: [3] })).toEqual({
    gift_type_id: supplier,
  });
  const own = { gift_type_id: store, redeem_company_ids: [3] };
  expect(giftToSend(own)).toEqual(own);
});

test('the other fields of a gift are sent as they are', () => {
  const gift = { gift_type_id: store, title: 'Κούπα', points: 100 };
  expect(giftToSend(gift)).toEqual(gift);
});
