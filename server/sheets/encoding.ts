import { greeceId } from '../common/countries.ts';
import type { Database } from '../db/connection.ts';

const cyprusId = 196;

/** The encoding that older programs of a company's country write without saying so. */
export async function legacyEncodingOf({ pool }: Database, companyId: number) {
  const { rows } = await pool.query<{ country_id: number }>(
    'select country_id from stores where company_id = $1 and store_id = $1',
    [companyId],
  );
  const countryId = rows[0]?.country_id ?? greeceId;
  return [greeceId, cyprusId].includes(countryId) ? 'windows-1253' : 'windows-1252';
}
