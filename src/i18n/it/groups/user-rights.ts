import { resourceWords } from '../../shape/entities.ts';
import { members } from '../people/members.ts';
import { rights } from '../people/rights.ts';

/** The staff of a company and their rights. */
export const words = {
  members,
  rights,
  resources: resourceWords(import.meta.glob('../people/*.ts', { eager: true })),
};
