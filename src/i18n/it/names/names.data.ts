import { subjectsOf } from '../../shape/audited.ts';
import { tabNames } from '../../shape/entities.ts';

const files = import.meta.glob(['../*/*.ts', '!../{audit,groups,names}/*.ts'], {
  eager: true,
});

/** What the tab of each entity's screens says, before the words of the screen itself are there. */
export const tabs = tabNames(files);

/** What the audit log calls a change of each entity. */
export const subjects = subjectsOf(files);
