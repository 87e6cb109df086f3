/**
 * SQL: how messages to a customer are addressed, for `in`. Rows of before numbers left as E.164 have the national digits.
 * `customer` is the alias of their row of `customers`.
 */
export const addressesOf = (customer: string) =>
  `(${customer}.mobile, e164(${customer}.country_id, ${customer}.mobile), ${customer}.email)`;
