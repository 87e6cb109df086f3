import type { RaRecord } from 'react-admin';
import type { Language } from '../../contract/engine/languages.ts';

const fields = [
  'name',
  'plan_name',
  'friendly_name',
  'supplier_name',
  'title',
  'option',
  'url',
] as const;

type Named = Omit<RaRecord, 'id'> | null | undefined;

/** What a record is called in a language, in whichever field its entity keeps that. */
export function nameOf(record: Named, lang: Language): string | undefined {
  const called = fields.map((field) => record?.[field]).find((value) => value ?? false);
  const person = [record?.first_name, record?.last_name].filter(Boolean).join(' ');
  return typeof called === 'object' ? called[lang] : called || person || record?.email || undefined;
}
