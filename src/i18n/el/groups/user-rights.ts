import { members, staff } from '../members.ts';
import { rights } from '../rights.ts';

/** The staff of a company and their rights. */
export const words = {
  members,
  rights,
  resources: {
    'user-rights': staff,
  },
};
