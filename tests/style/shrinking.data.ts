/** The most that `src/custom` may have of each: `callers` are files that call the API past the data provider. */
export const most = { files: 722, lines: 54_270, callers: 189, forms: 42 } as const;
