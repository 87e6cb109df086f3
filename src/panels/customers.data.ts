import { attributeDefinitions } from '../../contract/attribute-definitions.ts';
import { auditLog } from '../../contract/audit.ts';
import { customers } from '../../contract/company-customers.ts';
import { outlineOf } from '../resources/outline.ts';

/** What the screens of the company's desk show. */
export const outlines = {
  customers: outlineOf(customers),
  attributeDefinitions: outlineOf(attributeDefinitions),
  auditLog: outlineOf(auditLog),
};
