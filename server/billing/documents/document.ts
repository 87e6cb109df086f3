import { taxesOf } from '../../../contract/billing/amounts/credit-notes.ts';
import { isOwed } from '../../../contract/billing/states.ts';
import type { FileAnswer } from '../../../contract/engine/endpoint.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import type { Executor } from '../../db/executor.ts';
import { drawnInTurn } from '../../files/in-turn.ts';
import type { BillingRow } from '../core/rows.ts';
import { sellerOf } from '../core/sellers.ts';
import { BillingPaper } from './paper.ts';
import { documentWords } from './words.data.ts';

/** A billing on one page of A4; what is longer goes on. */
class BillingDocument extends BillingPaper {
  readonly #billing: BillingRow;

  constructor(billing: BillingRow, language: Language, zone: string) {
    const title = `${documentWords[language].title} ${billing.number}`;
    const { parties, currency, is_test, reverse_charge } = billing;
    super({ title, parties, currency, is_test, reverse_charge, language, zone });
    this.#billing = billing;
  }

  draw(): Promise<Buffer> {
    this.mark();
    this.#head();
    this.parties();
    this.#lines();
    this.#sums();
    this.#foot();
    return this.bytes();
  }

  /** What was bought is of one day. */
  #days(from: string, to: string) {
    return from === to ? this.day(from) : `${this.day(from)} – ${this.day(to)}`;
  }

  #head() {
    const { status, issued_at, due_at } = this.#billing;
    const { states, issued, due } = this.words;
    this.say('bold', 22, this.paper.title);
    this.say('bold', 11, states[status]);
    this.pdf.moveDown();
    this.say('plain', 10, `${issued}: ${this.day(issued_at)}`);
    if (isOwed(status)) this.say('plain', 10, `${due}: ${this.day(due_at)}`);
    this.pdf.moveDown();
  }

  #lines() {
    const { language } = this.paper;
    this.row('bold', this.words.what, this.words.net);
    this.rule();
    for (const { text, from, to, net } of this.#billing.lines)
      this.row('plain', `${text[language]}\n${this.#days(from, to)}`, this.money(net));
    this.rule();
  }

  #sums() {
    const { lines, total, refunded } = this.#billing;
    this.taxes(taxesOf(lines), total);
    if (refunded) this.row('plain', this.words.refunded, this.money(-refunded));
    this.pdf.moveDown();
  }

  #foot() {
    const { status, payment_code } = this.#billing;
    if (isOwed(status)) this.say('plain', 10, `${this.words.code}: ${payment_code}`);
    this.markNote();
  }
}

/** A billing as a document, in one language, with the days of its seller. */
export async function documentOf(
  tx: Executor,
  billing: BillingRow,
  language: Language,
): Promise<FileAnswer> {
  const { zone } = await sellerOf(tx, billing.company_id);
  const body = await drawnInTurn(() => new BillingDocument(billing, language, zone).draw());
  return { body, name: `billing-${billing.number}.pdf` };
}
