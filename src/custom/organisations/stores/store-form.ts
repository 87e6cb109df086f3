import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { stores } from '../../../../contract/organisations/stores.ts';
import { userDetails } from '../../../../contract/organisations/user-details.ts';

const rules = stores.write.and(z.object({ user_details: userDetails }));

/** A store's own rules and its manager's, in one form. */
export const storeResolver = zodResolver(rules, undefined, { raw: true });
