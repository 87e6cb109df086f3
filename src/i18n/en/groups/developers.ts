import { resourceWords } from '../../shape/entities.ts';
import { hooks } from '../developers/hooks.ts';
import { keys } from '../developers/keys.ts';
import { mapperPages } from '../developers/mapper-pages.ts';
import { rights } from '../people/rights.ts';

/** Keys of programs, and what they are told. */
export const words = {
  developers: {
    kept: 'I have kept it',
    copying: {
      copy: 'Copy',
      copied: 'Copied.',
      notCopied: 'It could not be copied. Select it and copy it yourself.',
    },
  },
  apiKeys: keys,
  hooks,
  mappers: mapperPages,
  rights,
  resources: resourceWords(import.meta.glob('../developers/*.ts', { eager: true })),
};
