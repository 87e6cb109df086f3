import { numberAbroad } from '../../../contract/billing/amounts/taxation.ts';
import type { Parties, Party, RateSums } from '../../../contract/billing/billings.ts';
import { amountOf } from '../../../contract/billing/money.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import { sayMoney } from '../../../contract/words/say-money.ts';
import { countryName } from '../../common/countries.ts';
import { PdfPage } from '../../files/pdf-page.ts';
import { dayText } from '../core/texts.ts';
import { documentWords } from './words.data.ts';

const { margin, width, gap } = PdfPage;
const half = width / 2;

/** What every document of billing has: who sold and who bought, days and money as one language writes them. */
export interface Paper {
  readonly title: string;
  readonly parties: Parties;
  readonly currency: string;
  readonly zone: string;
  readonly language: Language;
  readonly is_test: boolean;
  /** The buyer accounts for the tax. */
  readonly reverse_charge: boolean;
}

/** A document of billing on A4; what is longer goes on, on the next page. */
export class BillingPaper extends PdfPage {
  protected readonly paper: Paper;

  constructor(paper: Paper) {
    const { title, parties, language } = paper;
    super({ title, author: parties.seller.name, language });
    this.paper = paper;
  }

  protected get words() {
    return documentWords[this.paper.language];
  }

  protected money(minor: number) {
    const { currency, language } = this.paper;
    return sayMoney(language, amountOf(minor, currency), currency);
  }

  protected day(moment: string) {
    return dayText(this.paper.language, Date.parse(moment), this.paper.zone);
  }

  /** Across the page, so that nobody takes it for one that was paid. */
  protected mark() {
    if (!this.paper.is_test) return;
    const pdf = this.pdf;
    pdf.save().rotate(-35, { origin: [297, 420] });
    pdf.font('bold').fontSize(110).fillColor('#e8e0d8');
    pdf.text(this.words.test, 0, 360, { width: 595, align: 'center', lineBreak: false });
    pdf.restore();
    pdf.x = margin;
    pdf.y = margin;
  }

  protected markNote() {
    if (this.paper.is_test) this.say('bold', 10, this.words.testNote);
  }

  /** Across borders with the country, and with its letters before the number. */
  #party(label: string, party: Party, x: number) {
    const { name, address, country } = party;
    const { seller, buyer } = this.paper.parties;
    const isAbroad = seller.country && buyer.country && seller.country !== buyer.country;
    const vat_number = isAbroad ? numberAbroad(party) : party.vat_number;
    const wide = half - gap;
    this.say('plain', 9, label, x, wide);
    this.say('bold', 11, name, x, wide);
    if (vat_number) this.say('plain', 10, `${this.words.vatNumber}: ${vat_number}`, x, wide);
    if (address) this.say('plain', 10, address, x, wide);
    if (isAbroad && country)
      this.say('plain', 10, countryName(country, this.paper.language), x, wide);
  }

  protected parties() {
    const { seller, buyer } = this.paper.parties;
    const top = this.pdf.y;
    this.#party(this.words.seller, seller, margin);
    const bottom = this.pdf.y;
    this.pdf.y = top;
    this.#party(this.words.buyer, buyer, margin + half);
    this.pdf.y = Math.max(bottom, this.pdf.y);
    this.pdf.moveDown(2);
  }

  /** What was taxed at each rate, and the sum of all. */
  protected taxes(taxes: readonly RateSums[], total: number) {
    const { words } = this;
    this.row('plain', words.net, this.money(taxes.reduce((sum, { net }) => sum + net, 0)));
    for (const { vat_rate, net, vat } of taxes) {
      const rate = `${words.vat} ${vat_rate / 100} %`;
      this.row('plain', taxes.length > 1 ? `${rate} (${this.money(net)})` : rate, this.money(vat));
    }
    this.row('bold', words.total, this.money(total));
    if (this.paper.reverse_charge) this.say('plain', 10, words.reverseCharge);
  }
}
