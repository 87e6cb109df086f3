import { customerFields } from '../../../contract/customers/customer-fields.ts';
import { erasedValues } from '../../../contract/people/personal.ts';

const literal = (value: unknown) => {
  if (value === null || typeof value === 'boolean') return String(value);
  return `'${typeof value === 'string' ? value : JSON.stringify(value)}'`;
};

/** SQL that erases every field of a customer that is about the person. */
export const scrubbed = erasedValues(customerFields)
  .map(([name, value]) => `${name} = ${literal(value)}`)
  .join(', ');
