import type { CompanyStart } from '../../contract/reports/overview.ts';
import { startSteps } from '../../contract/reports/overview.ts';
import type { Database } from '../db/connection.ts';

const looked = {
  name: 'company-start',
  text: `select exists (select 1 from transactions where company_id = $1) as running,
    exists (select 1 from audit_log where company_id = $1 and subject in ('company_settings', 'store_settings')) as points,
    exists (select 1 from stores where company_id = $1 and kind = 'store' and deleted_at is null) as store,
    exists (select 1 from gifts where company_id = $1) as gift,
    exists (select 1 from access_tokens t join stores s on s.store_id = t.store_id
      where s.company_id = $1 and t.cash_register_id is not null) as till,
    exists (select 1 from customers where company_id = $1 and deleted_at is null) as customer`,
};

type Row = Record<(typeof startSteps)[number] | 'running', boolean>;

/** What makes a programme run, each step done or not; nothing of it is kept. */
export async function companyStartOf({ pool }: Database, companyId: number): Promise<CompanyStart> {
  const row = (await pool.query<Row>({ ...looked, values: [companyId] })).rows[0];
  return {
    running: row?.running ?? false,
    steps: startSteps.map((step) => ({ step, done: row?.[step] ?? false })),
  };
}
