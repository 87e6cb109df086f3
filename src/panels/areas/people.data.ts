import { staff, storeUsers } from '../../../contract/people/members.ts';
import { outlineOf } from '../../dataProvider/outline.ts';

/** What the screens of the people of a company and of a store show. */
export const outlines = {
  staff: outlineOf(staff),
  storeUsers: outlineOf(storeUsers),
};
