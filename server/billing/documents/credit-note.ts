import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { FileAnswer } from '../../../contract/engine/endpoint.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import type { Executor } from '../../db/executor.ts';
import { drawnInTurn } from '../../files/in-turn.ts';
import { Refusal } from '../../http/refusal.ts';
import { billingsTable } from '../../tables/billing.ts';
import { billingRefundsTable } from '../../tables/billing-payments.ts';
import type { RefundRow } from '../billings/tell.ts';
import type { BillingRow } from '../core/rows.ts';
import { sellerOf } from '../core/sellers.ts';
import { BillingPaper } from './paper.ts';
import { documentWords } from './words.data.ts';

/** A refund that is done, and the billing that it corrects. */
export interface CreditNote {
  readonly refund: RefundRow;
  readonly billing: BillingRow;
}

/** What was given back of a billing, at the rates of that billing. */
class CreditNoteDocument extends BillingPaper {
  readonly #note: CreditNote;

  constructor(note: CreditNote, language: Language, zone: string) {
    const { parties, currency, is_test, reverse_charge } = note.billing;
    const title = `${documentWords[language].creditNote} ${note.refund.credit_note_number}`;
    super({ title, parties, currency, is_test, reverse_charge, language, zone });
    this.#note = note;
  }

  draw(): Promise<Buffer> {
    const { refund, billing } = this.#note;
    const { title, issued, ofBilling, reason } = this.words;
    this.mark();
    this.say('bold', 22, this.paper.title);
    this.pdf.moveDown();
    this.say('plain', 10, `${issued}: ${this.day(refund.settled_at ?? refund.created_at)}`);
    const corrected = `${title} ${billing.number}, ${this.day(billing.issued_at)}`;
    this.say('plain', 10, `${ofBilling}: ${corrected}`);
    if (refund.reason !== 'provider') this.say('plain', 10, `${reason}: ${refund.reason}`);
    this.pdf.moveDown();
    this.parties();
    this.rule();
    this.taxes(refund.taxes ?? [], refund.amount);
    this.pdf.moveDown();
    this.markNote();
    return this.bytes();
  }
}

async function noteWhere(tx: Executor, where: SQL | undefined): Promise<CreditNote> {
  const [row] = await tx
    .select({ refund: billingRefundsTable, billing: billingsTable })
    .from(billingRefundsTable)
    .innerJoin(
      billingsTable,
      and(
        eq(billingsTable.company_id, billingRefundsTable.company_id),
        eq(billingsTable.billing_id, billingRefundsTable.billing_id),
      ),
    )
    .where(and(where, isNotNull(billingRefundsTable.credit_note_number)));
  if (!row) throw new Refusal('not_found');
  return row;
}

/** The credit note of a seller's refund. Throws not_found. */
export const noteOfSeller = (tx: Executor, companyId: number, id: number) =>
  noteWhere(
    tx,
    and(eq(billingRefundsTable.company_id, companyId), eq(billingRefundsTable.refund_id, id)),
  );

/** The credit note of a refund, of billings that `own` names. Throws not_found. */
export const noteOfBuyer = (tx: Executor, own: SQL | undefined, id: number) =>
  noteWhere(tx, and(own, eq(billingRefundsTable.refund_id, id)));

/** A credit note as a document, in one language, with the days of its seller. */
export async function creditNoteOf(
  tx: Executor,
  note: CreditNote,
  language: Language,
): Promise<FileAnswer> {
  const { zone } = await sellerOf(tx, note.billing.company_id);
  const body = await drawnInTurn(() => new CreditNoteDocument(note, language, zone).draw());
  return { body, name: `credit-note-${note.refund.credit_note_number}.pdf` };
}
