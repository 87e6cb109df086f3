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
