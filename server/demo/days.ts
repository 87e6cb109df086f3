export const day = 86_400_000;
export const hour = 3_600_000;

export const iso = (ms: number) => new Date(ms).toISOString();

/** Midnight of the company, near enough for a year that is made up. */
export const endOfDays = (ms: number, days: number) =>
  Math.floor(ms / day) * day + (days + 1) * day - 3 * hour;
