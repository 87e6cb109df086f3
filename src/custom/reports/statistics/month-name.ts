/** A month as it is written: `2026-11` as 11/2026. */
export const monthName = (month: string) => month.split('-').reverse().join('/');
