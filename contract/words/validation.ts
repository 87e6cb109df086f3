import type { en } from './en.ts';
import type { Args } from './phrase.ts';

export type ValidationName = keyof (typeof en)['validation'];

/** The parts of a zod issue that its words depend on; raw and finished issues both fit. */
export interface Issue {
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  readonly input?: unknown;
  readonly expected?: string;
  readonly origin?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  /** Whether the bound itself is allowed, too. */
  readonly inclusive?: boolean;
  readonly format?: string;
  readonly pattern?: string | undefined;
  readonly divisor?: number;
  readonly keys?: readonly string[];
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

interface Worded {
  readonly name: ValidationName;
  /** The message key, the same in every language file. */
  readonly key: `validation.${ValidationName}`;
  readonly args: Args;
}

const worded = (name: ValidationName, args: Args = {}): Worded => ({
  name,
  key: `validation.${name}`,
  args,
});

const rules: Readonly<Record<string, ValidationName>> = {
  passwords_differ: 'passwordsDiffer',
  tos_required: 'tosRequired',
  one_language: 'oneLanguage',
  above_zero: 'aboveZero',
  one_customer: 'oneCustomer',
  one_claim: 'oneClaim',
  one_discount: 'oneDiscount',
  buy_and_free: 'buyAndFree',
  period_too_long: 'periodTooLong',
  period_backwards: 'periodBackwards',
  period_over_years: 'periodOverYears',
  both_days: 'required',
  missing: 'required',
  no_place: 'noPlace',
  not_while_pending: 'notWhilePending',
  invalid_time: 'invalidTime',
  shifts_overlap: 'shiftsOverlap',
  nothing_to_change: 'nothingToChange',
  weak_pin: 'weakPin',
  no_address: 'noAddress',
  no_hidden: 'noHidden',
  day_too_early: 'dayTooEarly',
  day_to_come: 'dayToCome',
};

const formats: Readonly<Record<string, ValidationName>> = {
  email: 'invalidEmail',
  date: 'invalidDay',
  url: 'invalidUrl',
};

// A finished issue keeps its input only when the parse asked for it (reportInput); otherwise zod's
// own English sentence is what still tells a missing value from a wrong one.
const isMissing = (issue: Issue) =>
  'input' in issue
    ? issue.input === undefined || issue.input === null || issue.input === ''
    : / (undefined|null)$/.test(issue.message ?? ' undefined');

function wrongType(issue: Issue): Worded {
  if (isMissing(issue)) return worded('required');
  if (issue.expected === 'int') {
    return worded(typeof issue.input === 'string' ? 'notANumber' : 'wholeNumber');
  }
  return worded(issue.expected === 'number' ? 'notANumber' : 'invalid');
}

function outOfBounds(issue: Issue, small: boolean): Worded {
  const min = Number(issue.minimum);
  const max = Number(issue.maximum);
  if (issue.origin === 'string') {
    if (small) return min <= 1 ? worded('required') : worded('tooShort', { min });
    return worded('tooLong', { max });
  }
  if (issue.origin === 'array' || issue.origin === 'set') {
    if (small) return min <= 1 ? worded('required') : worded('tooFew', { min });
    return worded('tooMany', { max });
  }
  if (small && min === 0 && issue.inclusive === false) return worded('aboveZero');
  return small ? worded('tooSmall', { min }) : worded('tooBig', { max });
}

function wrongFormat({ format = '', pattern = '' }: Issue): Worded {
  const known = formats[format];
  if (known) return worded(known);
  const count = /^\/?\^\\d\{(\d+)\}\$/.exec(pattern)?.[1];
  if (count) return worded('digitsExactly', { count });
  if (/^\/?\^\\d[+*]\$/.test(pattern)) return worded('digitsOnly');
  if (pattern.includes('a-fA-F')) return worded('invalidColour');
  if (pattern.includes('\\p{L}\\d')) return worded('invalidPhone');
  return worded('invalid');
}

/** Which words a zod issue deserves, as a message key and its arguments. */
export function validationKey(issue: Issue): Worded {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue);
    case 'too_small':
    case 'too_big':
      return outOfBounds(issue, issue.code === 'too_small');
    case 'invalid_format':
      return wrongFormat(issue);
    case 'not_multiple_of':
      return worded('decimals', { places: String(issue.divisor ?? '').split('.')[1]?.length ?? 0 });
    case 'invalid_value':
      return worded(isMissing(issue) ? 'required' : 'invalidChoice');
    case 'unrecognized_keys':
      return worded('unknownField', { names: (issue.keys ?? []).join(', ') });
    case 'custom':
      return worded(rules[String(issue.params?.rule)] ?? 'invalid');
    default:
      return worded('invalid');
  }
}
