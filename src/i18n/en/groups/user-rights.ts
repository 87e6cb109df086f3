import { members, staff } from '../people/members.ts';
import { rights } from '../people/rights.ts';

/** The staff of a company and their rights. */
export const words = {
  members,
  rights,
  resources: {
    'user-rights': staff,
  },
};
