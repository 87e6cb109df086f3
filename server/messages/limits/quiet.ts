/**
 * SQL: when the quiet hours of a company end that hold now, in its own time zone; null while nothing is
 * quiet. `settings` is the alias of its row of `company_settings`.
 */
export const quietUntil = (settings: string) => {
  const local = `(now() at time zone ${settings}.time_zone)`;
  const [from, until] = [`${settings}.quiet_from::time`, `${settings}.quiet_until::time`];
  const isBefore = `${local}::time < ${until}`;
  const isAfter = `${local}::time >= ${from}`;
  const end = (days: string) =>
    `((${local}::date + ${days} + ${until}) at time zone ${settings}.time_zone)`;
  return `case when ${from} = ${until} then null
    when ${from} < ${until} then case when ${isAfter} and ${isBefore} then ${end('0')} end
    when ${isAfter} then ${end('1')} when ${isBefore} then ${end('0')} end`;
};
