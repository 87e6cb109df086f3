import { type RaRecord, useGetList } from 'react-admin';
import type { Country } from '../../../contract/common/common.ts';
import {
  callingCountry,
  internationalDigits,
  understoodAs,
} from '../../i18n/shape/calling-country.ts';

/** The country of a mobile that is typed with `+` or `00`, and how the field says so; undefined for any other number. */
export function useCallingCountry(typed: string, chosenId?: number) {
  const enabled = internationalDigits(typed) !== '';
  const { data = [] } = useGetList<Country & RaRecord>('countries', undefined, { enabled });
  const country = callingCountry(typed, data, chosenId);
  return country && { id: country.country_id, said: understoodAs(country) };
}
