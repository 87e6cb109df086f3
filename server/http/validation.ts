import type { z } from 'zod';
import { validationKey } from '../../contract/words/validation.ts';
import type { Complaint } from './refusal.ts';

/** Every bad field at once, by its dotted path; an unknown name is its own field. */
export function issuesByField(issues: readonly z.core.$ZodIssue[]): Record<string, Complaint[]> {
  // What a caller names a field may be the name of something that every object has.
  const fields = new Map<string, Complaint[]>();
  for (const issue of issues) {
    const { name, args } = validationKey(issue);
    for (const path of pathsOf(issue))
      fields.set(path, [...(fields.get(path) ?? []), { name, args }]);
  }
  return Object.fromEntries(fields);
}

function pathsOf(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...path, key].join('.'));
  return [path.join('.')];
}
