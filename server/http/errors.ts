import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { sayUses } from '../../contract/common/use-words.ts';
import { usesIn } from '../../contract/common/uses.ts';
import type { ErrorBody } from '../../contract/engine/errors.ts';
import { sayComplaint, sayRefusal } from '../../contract/words/say.ts';
import type { Complaint } from '../runtime/complaints.ts';
import {
  databaseError,
  foreignKeyViolation,
  isPassing,
  troubleOf,
  uniqueViolation,
} from '../runtime/database-errors.ts';
import { Busy } from '../runtime/gate.ts';
import { logged } from '../runtime/log-error.ts';
import { languageOfCall } from './language.ts';
import { Refusal } from './refusal.ts';

/** Text the database cannot hold, a number or a moment out of range, a value too long for an index. */
const badValues = ['22021', '22P05', '22003', '22008', '54000'];

/** Constraints are named `table__field__fk` and `table__field__unique`. */
const fieldOf = (constraint = '') => constraint.split('__')[1] ?? 'id';

function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof HTTPException && error.status === 413) return new Refusal('too_large');
  const { code, constraint } = databaseError(error) ?? { code: '' };
  if (code === foreignKeyViolation) {
    return new Refusal('invalid', {
      fields: { [fieldOf(constraint)]: [{ name: 'invalidChoice' }] },
    });
  }
  if (code === uniqueViolation) {
    return new Refusal('already_exists', {
      fields: { [fieldOf(constraint)]: [{ name: 'taken' }] },
    });
  }
  if (badValues.includes(code)) return new Refusal('invalid');
  if (error instanceof Busy || isPassing(error)) return new Refusal('unavailable');
  const trouble = troubleOf(error);
  return trouble && new Refusal(trouble);
}

/** One place answers every refusal; anything else is a bug: logged with the request id, never told. */
export function answerError(
  error: unknown,
  context: Context,
  log: Logger,
  requestId: string,
): Response {
  const refusal = asRefusal(error) ?? new Refusal('internal');
  if (refusal.status >= 500) log.error({ requestId, err: logged(error) }, refusal.id);
  const headers: Record<string, string> = {};
  if (refusal.retryAfterSeconds) headers['retry-after'] = String(refusal.retryAfterSeconds);
  if (refusal.status === 503) headers['retry-after'] = refusal.id === 'disk_full' ? '30' : '2';
  return context.json(withinBounds(bodyOf(refusal, context)), refusal.status as 400, headers);
}

/** However large a question or a record is, a refusal is at most this long. */
const mostBytes = 64 * 1024;

/** Without the record as it is now, and without the fields, where there is no room for them. */
function withinBounds(body: ErrorBody): ErrorBody {
  const isOver = (each: ErrorBody) => Buffer.byteLength(JSON.stringify(each)) > mostBytes;
  if (!isOver(body)) return body;
  const { current: _, ...known } = body;
  if (!isOver(known)) return known;
  const { code, message, error } = known;
  return { code, message, error };
}

function bodyOf(refusal: Refusal, context: Context): ErrorBody {
  const language = languageOfCall(context);
  const say = ({ name, args }: Complaint) => sayComplaint(language, name, args);
  const uses = refusal.uses && usesIn(language, refusal.uses);
  const message = uses
    ? sayUses(language, uses)
    : sayRefusal(language, refusal.id, refusal.details);
  const errors = Object.entries(refusal.fields).map(([field, list]) => [field, list.map(say)]);
  if (refusal.field) errors.push([refusal.field, [message]]);
  return {
    code: refusal.status,
    message,
    error: refusal.id,
    ...(errors.length ? { errors: Object.fromEntries(errors) } : {}),
    ...(refusal.details ? { details: refusal.details } : {}),
    ...(refusal.current ? { current: refusal.current } : {}),
    ...(uses ? { uses } : {}),
  };
}
