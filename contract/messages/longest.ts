/** How long what a message says may be, in letters; without zod, for the fields that it is typed into. */
export const longest = {
  sms: 480,
  subject: 200,
  mail: 5000,
  pushTitle: 80,
  push: 240,
  viber: 1000,
  button: 30,
  link: 2000,
} as const;
