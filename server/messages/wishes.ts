/**
 * SQL: whether a customer who uses Pistos themselves wants to hear of programmes by a channel, beside what they
 * agreed to with the company. `customer` is the alias of their row of `customers`.
 */
export const wants = (channel: 'sms' | 'mail' | 'push', customer: string) =>
  `not exists (select 1 from users w where w.app_provider_id = 1 and w.country_id = ${customer}.country_id
    and w.mobile = ${customer}.mobile and w.proved_at is not null and not w.notify_${channel})`;
