import { auditedWords } from '../../shape/audited.ts';

/** What the columns of each entity are called in the audit log, and their choices. */
export const audited = auditedWords(
  import.meta.glob(['../*/*.ts', '!../{audit,groups,names}/*.ts'], {
    eager: true,
  }),
);
