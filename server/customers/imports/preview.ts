import { consentChannels } from '../../../contract/messages/consents.ts';
import type { Previewed } from '../../tables/customer-imports.ts';
import type { Decided } from './decide.ts';
import type { CustomerRow, Reading } from './read-row.ts';

const shown = ['first_name', 'last_name', 'mobile', 'email', 'card_number'] as const;
const understood = ['birth_date', 'birthday', 'marketing', ...consentChannels] as const;

/** A row as it is understood: points in whole ones, a day as yyyy-mm-dd, consents as true or false. */
function valuesOf(values: CustomerRow, cells: readonly string[], { mapping }: Reading) {
  const card_number = values.cards.length ? values.cards.join(', ') : undefined;
  const read = { ...values, card_number };
  const written = [...shown, ...understood].flatMap((field) => {
    const value =
      read[field] ??
      (shown.some((each) => each === field) ? cells[mapping.indexOf(field)] : undefined);
    return value === undefined || value === '' ? [] : [[field, String(value)] as const];
  });
  const points =
    values.points === undefined ? [] : [['points', String(values.points / 100)] as const];
  return Object.fromEntries([...written, ...points]);
}

/** What is shown of a row, and of what becomes of it. */
export const previewOf = (
  { row, action, values, cells, reasons, dropped, changes }: Decided,
  reading: Reading,
): Previewed => ({
  row,
  action,
  values: valuesOf(values, cells, reading),
  reasons,
  dropped,
  changes,
});
