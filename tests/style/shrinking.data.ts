/** The most that `src/custom` may have of each: `callers` are files that call the API past the data provider. */
export const most = { files: 718, lines: 54_080, callers: 188, forms: 42 } as const;
