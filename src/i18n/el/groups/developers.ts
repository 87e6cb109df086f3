import { resourceWords } from '../../shape/entities.ts';
import { hooks } from '../developers/hooks.ts';
import { keys } from '../developers/keys.ts';
import { mapperPages } from '../developers/mapper-pages.ts';
import { rights } from '../people/rights.ts';

/** Keys of programs, and what they are told. */
export const words = {
  developers: {
    kept: 'Το φύλαξα',
    copying: {
      copy: 'Αντιγραφή',
      copied: 'Αντιγράφηκε.',
      notCopied: 'Δεν αντιγράφηκε. Επιλέξτε το και αντιγράψτε το.',
    },
  },
  apiKeys: keys,
  hooks,
  mappers: mapperPages,
  rights,
  resources: resourceWords(import.meta.glob('../developers/*.ts', { eager: true })),
};
