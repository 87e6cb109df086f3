import { setTimeout as pause } from 'node:timers/promises';
import type { CustomerImport } from '../../contract/customers/customer-imports.ts';
import type { Language } from '../../contract/engine/languages.ts';
import type { ExportFile, ExportFormat } from '../../contract/export-files/export-file.ts';
import { customers as el } from '../../src/i18n/el/customers/customers.ts';
import { customers as en } from '../../src/i18n/en/customers/customers.ts';
import { customers as it } from '../../src/i18n/it/customers/customers.ts';

/** Where customers are, and who exports and imports them. */
export interface Place {
  readonly address: string;
  readonly token: string;
  readonly companyId: number;
}

const words = { el, en, it };
const lookMs = 200;

/** What the panel calls columns and choices in a language. */
const headingsIn = (language: Language): Record<string, string> => ({
  ...words[language].fields,
  ...Object.fromEntries(
    Object.entries(words[language].texts.choices).map(([name, word]) => [`gender.${name}`, word]),
  ),
});

/** Calls the API as the panel does. Throws where it refuses. */
function callerOf({ address, token, companyId }: Place, language: Language) {
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${address}/api/companies/${companyId}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-locale': language,
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: T }).data;
  };
}

/** The file of all customers, as the panel exports it. */
export async function exported(place: Place, language: Language, format: ExportFormat) {
  const call = callerOf(place, language);
  await call('POST', '/export/customers', { format, headings: headingsIn(language) });
  for (;;) {
    await pause(lookMs);
    const file = await call<ExportFile>('GET', '/export/customers');
    if (file.status === 1) throw new Error(file.problem ?? 'There is no file');
    if (file.url) return (await fetch(`${place.address}${file.url}`)).blob();
  }
}

/** Imports a file of customers as it is proposed, over those who are there. */
export async function imported(place: Place, language: Language, file: Blob, name: string) {
  const call = callerOf(place, language);
  const form = new FormData();
  form.set('users', file, name);
  const taken = await call<CustomerImport>('POST', '/customers/import', form);
  const one = `/customers/imports/${taken.import_id}`;
  await call('PUT', one, { mapping: taken.mapping, duplicates: 'update' });
  await call('POST', `${one}/start`, {});
  for (;;) {
    await pause(lookMs);
    const now = await call<CustomerImport>('GET', one);
    if (now.state === 'failed') throw new Error('The import failed');
    if (now.state === 'done') return now;
  }
}
