import {
  customerConsentsTable,
  customerMergesTable,
  customerNotesTable,
  loyaltyCardsTable,
} from '../customers.ts';
import { deleted, personalColumns, replaced, stored } from './declare.ts';

/** The parts of a customer; the customer's own fields are declared in contract/customers/company-customers.ts. */
export const ofCustomers = [
  personalColumns(customerNotesTable, { body: deleted }),
  personalColumns(customerConsentsTable, {}, { impersonal: ['channel', 'call'] }),
  personalColumns(loyaltyCardsTable, {
    card_number: stored('the plastic is the company’s, and the card is free again'),
  }),
  personalColumns(
    customerMergesTable,
    { taken: replaced(`taken || '{"filled": {}, "emptied": {}, "attributes": {}, "cards": []}'`) },
    { rows: 'company_id = $1 and (kept_id = any($2::bigint[]) or merged_id = any($2::bigint[]))' },
  ),
];
