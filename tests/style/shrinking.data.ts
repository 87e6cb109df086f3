/** The most that `src/custom` may have of each: `callers` are files that call the API past the data provider. */
export const most = { files: 719, lines: 53_840, callers: 186, forms: 40 } as const;
