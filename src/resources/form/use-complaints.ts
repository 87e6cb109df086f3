import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { z } from 'zod';
import { type Issue, validationKey } from '../../i18n/validation.ts';
import type { ApiError } from '../../session/api.ts';

interface Complaint {
  /** What the server said, in its words, or the key of our own. */
  readonly said: string;
  readonly args?: object;
}
type Complaints = Readonly<Record<string, Complaint>>;

function contractComplaints(rule: z.ZodType, body: unknown): Complaints {
  const issues = rule.safeParse(body, { reportInput: true }).error?.issues ?? [];
  const complaints = issues.map((issue) => {
    const { key, args } = validationKey(issue as Issue);
    return [issue.path.join('.'), { said: key, args }] as const;
  });
  return Object.fromEntries(complaints);
}

const serverComplaints = (errors: NonNullable<ApiError['errors']>): Complaints =>
  Object.fromEntries(
    Object.entries(errors).map(([path, list]) => [path, { said: list.join(' ') }]),
  );

/** What is wrong with a form, by dotted path: what the contract says before sending, and the server after. */
export function useComplaints() {
  const translate = useTranslate();
  const [complaints, setComplaints] = useState<Complaints>({});
  const [refused, setRefused] = useState<ApiError>();
  const said = (path: string) => {
    const complaint = complaints[path];
    return complaint && translate(complaint.said, complaint.args);
  };
  // Whoever waited in vain wants to know that nothing has to be typed anew.
  const messageOf = ({ whole, silence }: ApiError) =>
    [whole, ...(silence ? ['shell.failures.kept'] : [])].map((word) => translate(word)).join(' ');
  return {
    said,
    complaints,
    /** Whether the contract lets a body be sent. */
    holds<S>(rule: z.ZodType<unknown, S> | undefined, body: unknown): body is S {
      const wrong = rule ? contractComplaints(rule, body) : {};
      setRefused(undefined);
      setComplaints(wrong);
      return Object.keys(wrong).length === 0;
    },
    take(error: ApiError) {
      setComplaints(serverComplaints(error.errors ?? {}));
      setRefused(error);
    },
    /** Nothing more is said at all. */
    clear() {
      setComplaints({});
      setRefused(undefined);
    },
    /** Nothing more is said of fields that were changed. */
    forget(fields: readonly string[]) {
      const isLeft = ([path]: [string, unknown]) => !fields.includes(path.split('.')[0] ?? '');
      setComplaints((before) => Object.fromEntries(Object.entries(before).filter(isLeft)));
    },
    /** Whether somebody else saved meanwhile. */
    conflict: refused?.error === 'changed_meanwhile',
    /** What is wrong with the whole, beyond its fields. */
    refused: refused && !refused.errors ? messageOf(refused) : undefined,
  };
}
