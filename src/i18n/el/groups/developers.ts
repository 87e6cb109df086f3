import { resourceWords } from '../../shape/entities.ts';
import { hooks } from '../developers/hooks.ts';
import { keys } from '../developers/keys.ts';
import { mapperPages } from '../developers/mapper-pages.ts';
import { rights } from '../people/rights.ts';

/** Keys of programs, and what they are told. */
export const words = {
  apiKeys: keys,
  hooks,
  mappers: mapperPages,
  rights,
  resources: resourceWords(import.meta.glob('../developers/*.ts', { eager: true })),
};
