/** The most that `src/custom` may have of each: `callers` are files that call the API past the data provider. */
export const most = { files: 720, lines: 54_190, callers: 188, forms: 42 } as const;
