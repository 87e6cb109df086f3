import type { RefusalId } from '../../contract/engine/errors.ts';
import type { Args } from '../../contract/words/phrase.ts';

/** What a rule says no with, as a value: whoever asked decides what becomes of it. */
export class Refused {
  readonly id: RefusalId;
  /** The field it is about, and the numbers its words name. */
  readonly more: { readonly field?: string; readonly details?: Args };

  constructor(id: RefusalId, more: Refused['more'] = {}) {
    this.id = id;
    this.more = more;
  }
}
