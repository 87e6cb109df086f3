import { type Trouble, troubleOf } from './database-errors.ts';

/** What PostgreSQL or the system says of an error, as far as it names nobody. */
interface LoggedError {
  type: string;
  code?: string | undefined;
  constraint?: string | undefined;
  table?: string | undefined;
  /** Said in words where it is the disk or the files. */
  trouble?: string | undefined;
  /** Where it was thrown; the message is left out, because it may hold what somebody sent. */
  stack?: string | undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const textOf = (error: Error, name: string) => {
  const value: unknown = Reflect.get(error, name);
  return isText(value) ? value : undefined;
};

/** The innermost error that has a code: Drizzle and others wrap the driver's own. */
function coded(error: Error): Error {
  let cause = error;
  for (let each: unknown = error; each instanceof Error; each = each.cause)
    if (textOf(each, 'code')) cause = each;
  return cause;
}

const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

const said: Record<Trouble, string> = {
  disk_full: 'The disk is full: make room, or give the database more of it',
  corrupt:
    'A file of the database is damaged or missing, or its disk fails: stop the server and restore a backup',
};

/** What to do about a disk that is full or files that are damaged. */
export function sayTrouble(error: unknown): string | undefined {
  const trouble = troubleOf(error);
  return trouble && said[trouble];
}

/** An error as the log has it: its kind and its place, and nothing that a person typed. */
export function logged(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const cause = coded(error);
  return {
    type: error.name,
    code: textOf(cause, 'code'),
    constraint: textOf(cause, 'constraint'),
    table: textOf(cause, 'table'),
    trouble: sayTrouble(error),
    stack: framesOf(error),
  };
}
