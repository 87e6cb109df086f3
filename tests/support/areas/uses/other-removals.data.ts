const cards = 'what was paid with it names its last four digits, which stay';
const emails = 'an address that no other row names';
const files = 'a file of somebody’s own that no row names';
const keys = 'revoked, and its row stays with what it did';
const rules = 'a rule of one’s own; what it bought stays';

/** The calls that delete something without a look at what uses it, and why nothing is lost that way. */
export const otherRemovals: Readonly<Record<string, string>> = {
  '/common/push-subscriptions': 'an address of a browser: messages wait for customers, not for it',
  '/companies/{storeId}': 'counted by its effects: stores, customers and points; its rows stay',
  '/companies/{storeId}/campaigns/previews/{id}': 'stops work that is under way',
  '/companies/{storeId}/customers/{id}/notes/{noteId}': 'a note, which nothing names',
  '/companies/{storeId}/developers/api-keys/{id}': keys,
  '/suppliers/{storeId}/developers/api-keys/{id}': keys,
  '/companies/{storeId}/export/{action}/{fileId}': files,
  '/stores/{storeId}/export/{action}/{fileId}': files,
  '/suppliers/{storeId}/export/{action}/{fileId}': files,
  '/companies/{storeId}/general-settings/billing-dashboard/email-notifications/{id}': emails,
  '/stores/{storeId}/general-settings/billing-dashboard/email-notifications/{id}': emails,
  '/companies/{storeId}/general-settings/billing-dashboard/payment-methods/stripe/payment-methods/{id}':
    cards,
  '/stores/{storeId}/general-settings/billing-dashboard/payment-methods/stripe/payment-methods/{id}':
    cards,
  '/companies/{storeId}/settings/wallets/apple': 'a certificate; passes on phones stay',
  '/companies/{storeId}/settings/wallets/google': 'an issuer; passes on phones stay',
  '/companies/{storeId}/subscriptions/products/shop/buy-with-threshold/{id}': rules,
  '/suppliers/{storeId}/subscriptions/products/shop/buy-with-threshold/{id}': rules,
  '/companies/{storeId}/users/{id}': 'ends a membership; the person, whom rows name, stays',
  '/stores/{id}/users/{userId}': 'ends a membership; the person, whom rows name, stays',
  '/stores/{id}/users/{userId}/till-pin': 'a PIN; what was done by it names the person',
  '/stores/{storeId}/cards': 'a card that nobody has',
  '/stores/{storeId}/cash-registers/{id}/devices/{deviceId}': 'a session of a device',
  '/stores/{storeId}/cash-registers/{id}/pairing': 'the sessions of devices',
  '/stores/{storeId}/store-external-links/{id}': 'a link of a page, which nothing names',
  '/stores/{storeId}/till/cashier': 'who is at a till; receipts name the person',
  '/users/me/sessions': 'sessions of one’s own',
  '/users/me/sessions/{id}': 'a session of one’s own',
};
