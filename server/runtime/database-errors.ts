/** PostgreSQL's own refusals, as far as a caller can do something about them. */
export interface DatabaseError {
  code: string;
  table?: string;
  constraint?: string;
}

export const foreignKeyViolation = '23503';
export const uniqueViolation = '23505';

/**
 * What goes by: a connection lost or refused, PostgreSQL starting or stopping, too many connections, a
 * statement or a transaction that took too long or was cancelled, a lock not had in time, two that waited for one
 * another, a change in between.
 */
const passingCodes =
  /^(08\d{3}|57P0[1-5]|25P0[34]|57014|53[234]00|55P03|40001|40P01|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
/** The driver's own words for the same; it gives them no code. */
const passingWords =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout (expired|exceeded when trying to connect))/;

/** What does not go by, and is nobody's fault who asked: a disk that is full, a file that cannot be read as it was written. */
export type Trouble = 'disk_full' | 'corrupt';
const troubles: readonly (readonly [Trouble, RegExp])[] = [
  ['disk_full', /^(53100|ENOSPC|EDQUOT)$/],
  ['corrupt', /^(XX00[12]|58030|58P01|EIO)$/],
];

const isCoded = (error: Error): error is Error & DatabaseError =>
  'code' in error && typeof error.code === 'string';

function* causesOf(error: unknown): Generator<Error> {
  for (let each = error; each instanceof Error; each = each.cause) yield each;
}

/** The driver's own error, which has a code; Drizzle wraps it. */
export function databaseError(error: unknown): DatabaseError | undefined {
  for (const each of causesOf(error)) if (isCoded(each)) return each;
  return undefined;
}

/** Whether the same call may well succeed a moment later, so that its caller is asked to come back. */
export function isPassing(error: unknown): boolean {
  if (passingCodes.test(databaseError(error)?.code ?? '')) return true;
  return [...causesOf(error)].some(({ message }) => passingWords.test(message));
}

/** Whether it is the disk or the files that fail, and how. */
export function troubleOf(error: unknown): Trouble | undefined {
  const code = databaseError(error)?.code ?? '';
  return troubles.find(([, codes]) => codes.test(code))?.[0];
}
