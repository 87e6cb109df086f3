import { staff, storeUsers } from '../../contract/members.ts';
import { outlineOf } from '../resources/outline.ts';

/** What the screens of the people of a company and of a store show. */
export const outlines = {
  staff: outlineOf(staff),
  storeUsers: outlineOf(storeUsers),
};
