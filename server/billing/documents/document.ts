import type { Party } from '../../../contract/billing/billings.ts';
import { amountOf } from '../../../contract/billing/money.ts';
import { isOwed } from '../../../contract/billing/states.ts';
import type { FileAnswer } from '../../../contract/engine/endpoint.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import type { Executor } from '../../db/executor.ts';
import { PdfPage } from '../../files/pdf-page.ts';
import type { BillingRow } from '../core/rows.ts';
import { sellerOf } from '../core/sellers.ts';
import { dayText, moneyText } from '../core/texts.ts';
import { documentWords } from './words.data.ts';

const { margin, width, gap } = PdfPage;
const half = width / 2;

/** A billing on one page of A4; what is longer goes on. */
class Page extends PdfPage {
  readonly #billing: BillingRow;
  readonly #language: Language;
  readonly #zone: string;

  constructor(billing: BillingRow, language: Language, zone: string) {
    const title = `${documentWords[language].title} ${billing.number}`;
    super({ title, author: billing.parties.seller.name, language });
    this.#zone = zone;
    this.#billing = billing;
    this.#language = language;
  }

  draw(): Promise<Buffer> {
    if (this.#billing.is_test) this.#mark();
    this.#head();
    this.#parties();
    this.#lines();
    this.#sums();
    this.#foot();
    return this.bytes();
  }

  get #words() {
    return documentWords[this.#language];
  }

  #money(minor: number) {
    const { currency } = this.#billing;
    return moneyText(this.#language, amountOf(minor, currency), currency);
  }

  #day(moment: string) {
    return dayText(this.#language, Date.parse(moment), this.#zone);
  }

  /** What was bought is of one day. */
  #days(from: string, to: string) {
    return from === to ? this.#day(from) : `${this.#day(from)} – ${this.#day(to)}`;
  }

  /** Across the page, so that nobody takes it for one that was paid. */
  #mark() {
    const pdf = this.pdf;
    pdf.save().rotate(-35, { origin: [297, 420] });
    pdf.font('bold').fontSize(110).fillColor('#e8e0d8');
    pdf.text(this.#words.test, 0, 360, { width: 595, align: 'center', lineBreak: false });
    pdf.restore();
    pdf.x = margin;
    pdf.y = margin;
  }

  #head() {
    const { number, status, issued_at, due_at } = this.#billing;
    const { title, states, issued, due } = this.#words;
    this.say('bold', 22, `${title} ${number}`);
    this.say('bold', 11, states[status]);
    this.pdf.moveDown();
    this.say('plain', 10, `${issued}: ${this.#day(issued_at)}`);
    if (isOwed(status)) this.say('plain', 10, `${due}: ${this.#day(due_at)}`);
    this.pdf.moveDown();
  }

  #party(label: string, { name, vat_number, address }: Party, x: number) {
    const wide = half - gap;
    this.say('plain', 9, label, x, wide);
    this.say('bold', 11, name, x, wide);
    if (vat_number) this.say('plain', 10, `${this.#words.vatNumber}: ${vat_number}`, x, wide);
    if (address) this.say('plain', 10, address, x, wide);
  }

  #parties() {
    const { seller, buyer } = this.#billing.parties;
    const top = this.pdf.y;
    this.#party(this.#words.seller, seller, margin);
    const bottom = this.pdf.y;
    this.pdf.y = top;
    this.#party(this.#words.buyer, buyer, margin + half);
    this.pdf.y = Math.max(bottom, this.pdf.y);
    this.pdf.moveDown(2);
  }

  #lines() {
    this.row('bold', this.#words.what, this.#words.net);
    this.rule();
    for (const { text, from, to, net } of this.#billing.lines)
      this.row('plain', `${text[this.#language]}\n${this.#days(from, to)}`, this.#money(net));
    this.rule();
  }

  #sums() {
    const { net, vat, total, refunded, vat_rate } = this.#billing;
    const words = this.#words;
    this.row('plain', words.net, this.#money(net));
    this.row('plain', `${words.vat} ${vat_rate / 100} %`, this.#money(vat));
    this.row('bold', words.total, this.#money(total));
    if (refunded) this.row('plain', words.refunded, this.#money(-refunded));
    this.pdf.moveDown();
  }

  #foot() {
    const { status, payment_code, is_test } = this.#billing;
    if (isOwed(status)) this.say('plain', 10, `${this.#words.code}: ${payment_code}`);
    if (is_test) this.say('bold', 10, this.#words.testNote);
  }
}

/** A billing as a document, in one language, with the days of its seller. */
export async function documentOf(
  tx: Executor,
  billing: BillingRow,
  language: Language,
): Promise<FileAnswer> {
  const { zone } = await sellerOf(tx, billing.company_id);
  const body = await new Page(billing, language, zone).draw();
  return { body, name: `billing-${billing.number}.pdf` };
}
