/**
 * A limit in milliseconds, as much longer as this machine is slower than the usual one. How much that
 * is was measured at the start of the run.
 */
export const limit = (milliseconds: number) => milliseconds * Number(process.env.TEST_PACE ?? 1);
