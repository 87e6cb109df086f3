import type { Resolver } from 'react-hook-form';
import { config } from 'zod/v4/core';
import type { FieldOutline } from '../../dataProvider/field-outline.ts';
import type { Outline } from '../../dataProvider/outline.ts';
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
  { fields }: Pick<Outline, 'fields'>,
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

type Load<T> = () => Promise<T>;
type Rule = Parameters<typeof import('@hookform/resolvers/zod').zodResolver>[0];

const resolvers = new WeakMap<object, Resolver>();
const loading = new WeakMap<object, Promise<Resolver>>();

/** The resolver of a rule that is fetched once; what could not be fetched is fetched again by the next call. */
function loadOnce<T>(load: Load<T>, ruleOf: (loaded: T) => Rule): Promise<Resolver> {
  const known = loading.get(load);
  if (known) return known;
  const resolver = Promise.all([import('@hookform/resolvers/zod'), load()]).then(
    ([{ zodResolver }, loaded]) => zodResolver(ruleOf(loaded), undefined, { raw: true }),
  );
  loading.set(load, resolver);
  resolver.catch(() => loading.delete(load));
  return resolver;
}

function lateResolver(key: object, load: () => Promise<Resolver>): Resolver {
  const known = resolvers.get(key);
  if (known) return known;
  const made: Resolver = async (...args) => (await load())(...args);
  resolvers.set(key, made);
  return made;
}

/**
 * All that checking a form takes, fetched once: as long as the server is there, not when it is sent.
 * The promise can be given to `use`.
 */
export const loadResolver = ({ rules }: Source) =>
  loadOnce(rules, ({ write }) => write as unknown as Rule);

/**
 * Validates a form with the contract's own rules; what is sent stays what was typed. The rules are
 * fetched while the form is filled in.
 */
export const formResolver = (source: Source) => lateResolver(source, () => loadResolver(source));

/** The same for the body of one call. */
export const bodyResolver = (load: Load<{ readonly body?: unknown }>) =>
  lateResolver(load, () => loadOnce(load, ({ body }) => body as Rule));
