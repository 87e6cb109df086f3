const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long is waited after each attempt that was not taken; after the last of them it is given up. */
const waits = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** When an attempt is followed by the next; nothing after the last one. */
export const nextAfter = (attempt: number, nowMs: number): number | undefined => {
  const wait = waits[attempt - 1];
  return wait === undefined ? undefined : nowMs + wait;
};
