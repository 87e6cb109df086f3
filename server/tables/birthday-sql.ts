/**
 * SQL: month and day of a date as one number, 314 for 14 March.
 * Indexes hold the same expression: they serve a query that is written with it.
 */
export const monthAndDay = (date: string) =>
  `(extract(month from ${date}) * 100 + extract(day from ${date}))`;

/** SQL: month and day on which a customer has their birthday, with or without a year; `c` is their row and a dot. */
export const birthdayOf = (c = '') =>
  `coalesce(${monthAndDay(`${c}birth_date`)}, replace(${c}birthday, '-', '')::numeric)`;
