/** A new Idempotency-Key. Works without HTTPS too, where randomUUID does not exist. */
export const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

// Names of keys, the same in every language.
export const newCustomerKey = 'F2';
export const escapeKey = 'Esc';
export const enterKey = 'Enter';
