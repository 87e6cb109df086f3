import { invalidField } from '../http/refusal.ts';
import { isVatNumber } from './countries.ts';

/** A tax number as it is sent, the country that gave it, and the field that names it. */
export interface Taxed {
  readonly vatNumber: string;
  readonly countryId: number;
  readonly field: string;
}

/** Throws invalid for a tax number without the form and the check digit of its country. */
export function assertVat({ vatNumber, countryId, field }: Taxed) {
  if (!isVatNumber(vatNumber, countryId)) throw invalidField(field, 'invalidVat');
}

interface Place {
  readonly vat_number?: string | null | undefined;
  readonly country_id?: number | null | undefined;
}

/** The same for a change of a place: of what it names, or of what is there already, as either may make the other wrong. */
export function assertVatStays(before: Place, sent: Place, field = 'vat_number') {
  const after = { ...before, ...sent };
  const isChanged = (['vat_number', 'country_id'] as const).some(
    (name) => sent[name] !== undefined && sent[name] !== before[name],
  );
  if (isChanged && after.vat_number && after.country_id)
    assertVat({ vatNumber: after.vat_number, countryId: after.country_id, field });
}
