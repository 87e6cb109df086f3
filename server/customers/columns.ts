import { customerFields } from '../../contract/customers/customer-fields.ts';
import { personalNames } from '../../contract/people/personal.ts';

type Name = keyof typeof customerFields;

/** SQL: fields of a customer by the alias of their row, days as text; all that are about the person, unless some are named. */
export const columnsOf = (
  customer: string,
  names: readonly Name[] = personalNames(customerFields),
) =>
  names
    .map((name) =>
      customerFields[name].kind === 'day'
        ? `${customer}.${name}::text as ${name}`
        : `${customer}.${name}`,
    )
    .join(', ');
