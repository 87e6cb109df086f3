import { type SmsText, smsText } from '../../contract/messages/sms-text.ts';
import type { Queryable } from '../db/transaction.ts';
import { withCode } from './codes/codes.ts';
import { linksOf, type Site } from './links.ts';
import type { Outgoing } from './outbox.ts';

/** How the texts of a company leave, and what they cost, as the database keeps it. */
export interface SmsRow {
  readonly sms_mode: 'default' | 'own';
  readonly sms_stop_number: string | null;
  readonly sms_shortest: boolean;
  readonly sms_capitals: boolean;
}

export const smsColumns = 'cs.sms_mode, cs.sms_stop_number, cs.sms_shortest, cs.sms_capitals';

/** A number that takes STOP is one of the own gateway: the installation's serves many companies. */
export const smsFormOf = (row: SmsRow, capitals = row.sms_capitals) => ({
  stop_number: row.sms_mode === 'own' ? row.sms_stop_number : null,
  shortest: row.sms_shortest,
  capitals,
});

const read = {
  name: 'sms-form',
  text: `select ${smsColumns} from company_settings cs where cs.company_id = $1`,
};

/** Throws for a company that does not exist. */
export async function smsRowOf(client: Queryable, companyId: number): Promise<SmsRow> {
  const { rows } = await client.query<SmsRow>({ ...read, values: [companyId] });
  if (!rows[0]) throw new Error('A company without settings');
  return rows[0];
}

/** A message, whether it is in the outbox or would be. */
export type Writing = Pick<
  Outgoing,
  | 'companyId'
  | 'messageId'
  | 'accountId'
  | 'channel'
  | 'purpose'
  | 'body'
  | 'content'
  | 'sealedCode'
>;

/**
 * The text of a message as its gateway gets it, with its length: what foresees a price, uses credits and
 * sends counts by this alone. A message that is not written yet has `messageId` 0, and is as long.
 */
export function smsOf(site: Site, row: SmsRow, message: Writing): SmsText {
  const { body } = withCode(site.secret, message);
  const form = smsFormOf(row, message.content?.capitals);
  return smsText(body, form, linksOf(site, message)?.page);
}
