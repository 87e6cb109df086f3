import {
  importFields as fields,
  duplicateRules as rules,
} from '../../../../contract/customers/customer-imports.ts';

/** What a column may be, in the order of the choices; attributes of the company come after them. */
export const importFields = [...fields];
export const duplicateRules = [...rules];
