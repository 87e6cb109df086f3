import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import type { Entity } from '../../contract/entity.ts';
import type { Field } from '../../contract/fields.ts';
import { issueMessage } from '../i18n/validation.ts';

// Messages are kept as keys and worded when drawn, so visible errors follow a change of language.
z.config({ customError: (issue) => issueMessage(issue as never) });

export const isRequired = (field: Field) => !field.nullable && field.default === undefined;

const emptyWords = { el: '', en: '', it: '' };

/** What a new record starts with (product-published-default); localized words always have their object. */
export function startValues({ fields }: Entity): Record<string, unknown> {
  const started = Object.entries(fields).filter(
    ([, field]) => !field.readOnly && !isRequired(field),
  );
  const localized = Object.entries(fields).filter(([, { kind }]) => kind === 'localized');
  return Object.fromEntries([
    ...started.map(([name, field]) => [name, field.default ?? null]),
    ...localized.map(([name]) => [name, emptyWords]),
  ]);
}

const resolvers = new WeakMap<Entity, ReturnType<typeof zodResolver>>();

/** Validates a form with the contract's own rules; what is sent stays what was typed. */
export function formResolver(entity: Entity) {
  const known = resolvers.get(entity);
  if (known) return known as never;
  const made = zodResolver(entity.write as never, undefined, { raw: true });
  resolvers.set(entity, made as never);
  return made as never;
}
