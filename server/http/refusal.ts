import type { FoundUse } from '../../contract/common/uses.ts';
import { type RefusalId, refusals } from '../../contract/engine/errors.ts';
import type { Args } from '../../contract/words/phrase.ts';
import type { ValidationName } from '../../contract/words/validation.ts';
import { boundedFields, type Complaint } from '../runtime/complaints.ts';
import { Refused } from '../runtime/refused.ts';

/** What a rule says no with: answered in one place, worded in the caller's language. */
export class Refusal extends Error {
  readonly id: RefusalId;
  readonly status: number;
  /** Field path → what is wrong with it. */
  readonly fields: Record<string, Complaint[]>;
  readonly retryAfterSeconds: number | undefined;
  readonly current: Record<string, unknown> | undefined;
  /** What uses the record that was to be deleted. */
  readonly uses: readonly FoundUse[] | undefined;
  /** The numbers its message names. */
  readonly details: Args | undefined;
  /** The field that shows the message itself. */
  readonly field: string | undefined;

  constructor(
    id: RefusalId,
    more: {
      fields?: Refusal['fields'];
      field?: string;
      details?: Args;
      retryAfterSeconds?: number;
      current?: Record<string, unknown>;
      uses?: readonly FoundUse[];
    } = {},
  ) {
    super(id);
    this.id = id;
    this.status = refusals[id];
    this.fields = boundedFields(more.fields ?? {});
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.current = more.current;
    this.uses = more.uses;
    this.details = more.details;
    this.field = more.field;
  }

  /** The same, whose message knows more. */
  naming(details: Args): Refusal {
    const { id, fields, field, retryAfterSeconds, current } = this;
    return new Refusal(id, {
      fields,
      details: { ...this.details, ...details },
      ...(field === undefined ? {} : { field }),
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      ...(current === undefined ? {} : { current }),
    });
  }
}

/** A 422 for one field. */
export const invalidField = (field: string, name: ValidationName = 'invalid', args: Args = {}) =>
  new Refusal('invalid', { fields: { [field]: [{ name, args }] } });

/** What was answered. Throws the refusal, where that was the answer. */
export function allowed<T>(answer: T | Refused): T {
  if (answer instanceof Refused) throw new Refusal(answer.id, answer.more);
  return answer;
}
