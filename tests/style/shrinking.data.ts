/** The most that `src/custom` may have of each: `callers` are files that call the API past the data provider. */
export const most = { files: 707, lines: 53_261, callers: 183, forms: 38 } as const;
