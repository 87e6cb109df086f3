import { expect } from 'vitest';
import { forgetImports } from '../../../../server/customers/imports/forget.ts';
import { her } from '../erasing/person.ts';
import { Importer } from '../imports.ts';
import type { Shopper } from '../till.ts';
import type { Programme } from './programme.ts';
import type { Step } from './step.ts';

const titles = ['first_name', 'last_name', 'mobile', 'email', 'points', 'marketing', 'sms', 'mail'];
const consents = ['true', 'true', 'true'];
const hers = [her.first, her.last, her.mobile, her.email, '12.34', ...consents];
const another = ['Νίκη', 'Άλλη', '6977700001', 'niki@example.org', '31', ...consents];
const file = [titles, hers, another].map((cells) => cells.join(';')).join('\n');

interface Imported {
  user_account_id: number;
  mobile: string;
  qr_code: string;
}

const text = `select user_account_id, mobile, qr_code from customers where company_id = $1 and mobile = any($2) and deleted_at is null
  order by mobile desc`;

/** Whoever of the file is there now takes part, and nobody of it who is not. */
async function noteImported({ till, customers }: Programme) {
  const mobiles = [her.mobile, another[2]];
  const values = [till.company.companyId, mobiles];
  const { rows } = await till.app.database.pool.query<Imported>(text, values);
  const others = customers.filter(({ mobile }) => !mobiles.includes(mobile));
  const there = rows.map(
    ({ user_account_id: id, mobile, qr_code: qrCode }): Shopper => ({ id, mobile, qrCode }),
  );
  customers.splice(0, customers.length, ...others, ...there);
}

/** Imports two customers with points from a file; who is there already is changed by it. */
export async function importPeople(programme: Programme, { cents }: Step) {
  const desk = new Importer(programme.till, programme.admin);
  const own = { duplicates: 'update', welcomes: cents % 2 === 0 };
  const done = await desk.import(file, own);
  expect(done).toMatchObject({ state: 'done', rejected: 0 });
  programme.imports.push(done.import_id);
  // As the background does with a file that was imported.
  const { database, files, clock } = programme.till.app;
  await forgetImports(database, files, clock.now);
  await noteImported(programme);
}

/** Undoes the last import: who was not used since is removed. */
export async function undoImport(programme: Programme) {
  const id = programme.imports.pop();
  if (!id) return;
  await new Importer(programme.till, programme.admin).undone(id);
  await noteImported(programme);
}
