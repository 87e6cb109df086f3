import { z } from 'zod';
import { printable } from '../engine/characters.ts';
import { entity } from '../engine/entity.ts';
import { choice, defaulted, flag, moment, readOnly } from '../engine/fields.ts';
import { localized } from '../engine/localized-fields.ts';

export const attributeTypes = ['text', 'number', 'day', 'flag', 'choice'] as const;
export type AttributeType = (typeof attributeTypes)[number];

const mostValues = 100;
const list: z.ZodType<string[]> = z
  .array(z.string().trim().min(1).max(60).regex(printable))
  .max(mostValues)
  .nullable()
  .transform((sent) => [...new Set(sent ?? [])]);

/** What a company keeps of its customers beside the fields that everybody has. */
export const attributeDefinitions = entity({
  name: 'attribute-definitions',
  id: 'user_account_attribute_definition_id',
  path: '/companies/{storeId}/attributes/definitions',
  screen: 'customers/attributes-tab',
  collection: 'definitions',
  tag: 'customers',
  audited: 'attribute_definitions',
  permission: {
    read: 'customers.read',
    create: 'customers.attributes',
    update: 'customers.attributes',
    delete: 'customers.attributes',
  },
  fields: {
    /** One that is not named is called what it is. */
    name: defaulted(localized(60), { el: 'Χαρακτηριστικό', en: 'Attribute', it: 'Attributo' }),
    type: choice(attributeTypes),
    /** Whether forms, filters and imports show it. */
    used: flag(true),
    /** What may be chosen, of a choice. */
    values: {
      kind: 'texts',
      value: list,
      read: z.array(z.string()),
      default: [] as string[],
      max: mostValues,
    } as const,
    created_at: readOnly(moment()),
    updated_at: readOnly(moment()),
  },
  filters: ['q', 'type', 'used'],
  searched: ['name'],
  sorts: ['name', 'type', 'created_at'],
  extensions: ['read'],
});
