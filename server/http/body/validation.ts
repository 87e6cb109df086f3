import type { z } from 'zod';
import { validationKey } from '../../../contract/words/validation.ts';
import { type Complaint, Complaints, shortened } from '../../runtime/complaints.ts';

const mostNameLetters = 80;

/** Every bad field at once, by its dotted path; an unknown name is its own field. At most 50 fields. */
export function issuesByField(issues: readonly z.core.$ZodIssue[]): Record<string, Complaint[]> {
  const complaints = new Complaints();
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') addUnknown(complaints, issue);
    else {
      const { name, args } = validationKey(issue);
      complaints.add(
        () => issue.path.map(String).join('.'),
        () => ({ name, args }),
      );
    }
  }
  return complaints.fields;
}

/** Each unknown name is a field whose message names it alone. */
function addUnknown(complaints: Complaints, issue: z.core.$ZodIssueUnrecognizedKeys) {
  for (const key of issue.keys)
    complaints.add(
      () => [...issue.path.map(String), key].join('.'),
      () => ({ name: 'unknownField', args: { names: shortened(key, mostNameLetters) } }),
    );
}
