import { auditLog } from '../../../contract/audit/audit.ts';
import { attributeDefinitions } from '../../../contract/customers/attribute-definitions.ts';
import { customers } from '../../../contract/customers/company-customers.ts';
import { customerActions } from '../../../contract/customers/customer-desk.ts';
import { outlineOf } from '../../dataProvider/outline.ts';

/** What the screens of the company's desk show. */
export const outlines = {
  customers: outlineOf(customers, customerActions),
  attributeDefinitions: outlineOf(attributeDefinitions),
  auditLog: outlineOf(auditLog),
};
