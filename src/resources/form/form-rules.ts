import type { Resolver } from 'react-hook-form';
import { config } from 'zod/v4/core';
import type { FieldOutline, Outline } from '../../dataProvider/outline.ts';
import type { Source } from '../../dataProvider/sources.ts';
import { issueMessage } from '../../i18n/validation.ts';

// Messages are kept as keys and worded when drawn, so visible errors follow a change of language.
config({ customError: (issue) => issueMessage(issue) });

export const isRequired = (field: FieldOutline) => !field.nullable && field.default === undefined;

const emptyWords = { el: '', en: '', it: '' };

/**
 * What a new record starts with (product-published-default): localized words always have their object, and
 * a country is the company's own.
 */
export function startValues(
  { fields }: Outline,
  countryId: number | null | undefined,
): Record<string, unknown> {
  const started = Object.entries(fields).filter(
    ([, field]) => !field.readOnly && !isRequired(field),
  );
  const localized = Object.entries(fields).filter(([, { kind }]) => kind === 'localized');
  const countries = countryId
    ? Object.entries(fields).filter(([, { to, readOnly }]) => to === 'countries' && !readOnly)
    : [];
  return Object.fromEntries([
    ...started.map(([name, field]) => [name, field.default ?? null]),
    ...localized.map(([name]) => [name, emptyWords]),
    ...countries.map(([name]) => [name, countryId]),
  ]);
}

const resolvers = new WeakMap<Source, Resolver>();
const loading = new WeakMap<Source, Promise<Resolver>>();

async function resolverOf({ rules }: Source): Promise<Resolver> {
  const [{ zodResolver }, { write }] = await Promise.all([
    import('@hookform/resolvers/zod'),
    rules(),
  ]);
  return zodResolver(write, undefined, { raw: true });
}

/**
 * All that checking a form takes, fetched once: as long as the server is there, not when it is sent.
 * The promise can be given to `use`; what could not be fetched is asked for anew.
 */
export function loadResolver(source: Source): Promise<Resolver> {
  const known = loading.get(source);
  if (known) return known;
  const resolver = resolverOf(source);
  loading.set(source, resolver);
  resolver.catch(() => loading.delete(source));
  return resolver;
}

/**
 * Validates a form with the contract's own rules; what is sent stays what was typed. The rules are
 * fetched while the form is filled in.
 */
export function formResolver(source: Source): Resolver {
  const known = resolvers.get(source);
  if (known) return known;
  const made: Resolver = async (...args) => (await loadResolver(source))(...args);
  resolvers.set(source, made);
  return made;
}
