import { numberAbroad } from '../../contract/billing/amounts/taxation.ts';
import type { DebtLine, StatementReply } from '../../contract/debts/schemas.ts';
import type { FileAnswer } from '../../contract/engine/endpoint.ts';
import { type Language, locales } from '../../contract/engine/languages.ts';
import { sayMoney } from '../../contract/words/say-money.ts';
import { documentWords } from '../billing/documents/words.data.ts';
import type { Queryable } from '../db/transaction.ts';
import { drawnInTurn } from '../files/in-turn.ts';
import { PdfPage } from '../files/pdf-page.ts';
import type { Month } from './months.ts';
import { partiesAcross } from './taxed.ts';
import { statementWords } from './words.data.ts';

type TaxParty = Awaited<ReturnType<typeof partiesAcross>>[number];
interface Party {
  readonly name: string;
  readonly vat_number: string | null;
}

const parties = `select c.name as company, c.vat_number as company_vat, s.name as store, s.vat_number as store_vat,
    to_char($3::timestamptz at time zone cs.time_zone, 'DD/MM/YYYY') as closed_on
  from stores s join stores c on c.company_id = s.company_id and c.store_id = s.company_id
  join company_settings cs on cs.company_id = s.company_id where s.company_id = $1 and s.store_id = $2`;

interface PartiesRow {
  company: string;
  company_vat: string | null;
  store: string;
  store_vat: string | null;
  /** By the calendar of the company; nothing while the month is open. */
  closed_on: string | null;
}

/** A month as documents say it: 03/2026. */
const monthText = (month: string) => month.split('-').reverse().join('/');

class StatementPage extends PdfPage {
  readonly #reply: StatementReply;
  readonly #language: Language;

  constructor(reply: StatementReply, author: string, language: Language) {
    const title = `${statementWords[language].title} ${monthText(reply.month)}`;
    super({ title, author, language });
    this.#reply = reply;
    this.#language = language;
  }

  get #words() {
    return statementWords[this.#language];
  }

  #money(amount: number) {
    const { currency } = this.#reply;
    return sayMoney(this.#language, amount, currency);
  }

  #head(closedOn: string | null) {
    const { month, statement } = this.#reply;
    const words = this.#words;
    this.say('bold', 20, words.title);
    this.say(
      'bold',
      11,
      statement.number === null ? words.draft : `${words.number} ${statement.number}`,
    );
    if (closedOn) this.say('plain', 10, `${words.date}: ${closedOn}`);
    this.say('plain', 10, `${words.month}: ${monthText(month)}`);
    this.pdf.moveDown();
  }

  #party(label: string, { name, vat_number }: Party) {
    const vat = vat_number ? `, ${this.#words.vatNumber} ${vat_number}` : '';
    this.say('plain', 10, `${label}: ${name}${vat}`);
  }

  #line({ kind, other, points, corrects, net }: DebtLine) {
    const words = this.#words;
    const detail =
      kind === 'correction'
        ? monthText(corrects?.month ?? '')
        : `${new Intl.NumberFormat(locales[this.#language]).format(points)} ${words.points}`;
    const direction = net >= 0 ? 'redeemedHere' : 'redeemedElsewhere';
    const what = words.lines[kind === 'honoured' ? direction : kind];
    this.row('plain', `${what}: ${other.name}\n${detail}`, this.#money(net));
  }

  /** In the words of the law, with the numbers of both sides as they are written across borders. */
  #reversed(across: readonly TaxParty[]) {
    if (!across.length) return;
    this.say('plain', 10, documentWords[this.#language].reverseCharge);
    for (const text of new Set(across.map((party) => `${party.name}: ${numberAbroad(party)}`)))
      this.say('plain', 10, text);
  }

  draw(
    closedOn: string | null,
    [company, store]: readonly [Party, Party],
    across: readonly TaxParty[],
  ): Promise<Buffer> {
    const { lines, statement, settings } = this.#reply;
    const words = this.#words;
    this.#head(closedOn);
    this.#party(words.company, company);
    this.#party(words.store, store);
    this.pdf.moveDown();
    this.row('bold', words.what, words.amount);
    this.rule();
    for (const line of lines) this.#line(line);
    if (!lines.length) this.say('plain', 10, words.noLines);
    this.rule();
    this.row('plain', words.net, this.#money(statement.net));
    this.row('plain', `${words.vat} ${settings.vat_rate} %`, this.#money(statement.vat));
    const isPaid = statement.total >= 0;
    this.row('bold', isPaid ? words.toGet : words.toPay, this.#money(Math.abs(statement.total)));
    this.#reversed(across);
    return this.bytes();
  }
}

/** Between whom the lines are whose debtor accounts for the tax. */
const reversedOf = ({ lines, statement: { store_id } }: StatementReply) =>
  lines
    .filter(({ reverse_charge }) => reverse_charge)
    .map(({ net, other }) =>
      net > 0
        ? { creditor_id: store_id, debtor_id: other.store_id }
        : { creditor_id: other.store_id, debtor_id: store_id },
    );

/** The statement of a store for a month as a PDF, in one language. */
export async function statementDocument(
  client: Queryable,
  month: Month,
  reply: StatementReply,
  language: Language,
): Promise<FileAnswer> {
  const found = await client.query<PartiesRow>(parties, [
    month.companyId,
    reply.statement.store_id,
    reply.closed_at,
  ]);
  const { company, company_vat, store, store_vat, closed_on } = found.rows[0] as PartiesRow;
  const page = new StatementPage(reply, company, language);
  const reversed = await partiesAcross(client, reversedOf(reply));
  const body = await drawnInTurn(() =>
    page.draw(
      closed_on,
      [
        { name: company, vat_number: company_vat },
        { name: store, vat_number: store_vat },
      ],
      reversed,
    ),
  );
  return { body, name: `points-${month.month}-${reply.statement.number ?? 'draft'}.pdf` };
}
