import { type Issue, validationKey } from '../../contract/words/validation.ts';

export { type Issue, validationKey };

/**
 * What a form keeps for an issue: key and arguments, worded when it is drawn, so that a visible
 * error follows a change of language. Give it to zod as `customError`.
 */
export function issueMessage(issue: Issue): string {
  const { key, args } = validationKey(issue);
  return `@@react-admin@@${JSON.stringify({ message: key, args })}`;
}
