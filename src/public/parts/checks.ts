import { writtenMobile } from '../../../contract/engine/plain-phone.ts';
import type { Faults, Note } from './use-call.ts';

const required = { key: 'validation.required' } as const;

export const checkFilled = (value: string): Note | undefined =>
  value.trim() ? undefined : required;

export const checkMobile = (value: string): Note | undefined => {
  if (!value.trim()) return required;
  return writtenMobile.test(value) ? undefined : { key: 'validation.invalidPhone' };
};

export const checkCode = (value: string): Note | undefined => {
  if (!value.trim()) return required;
  if (/^\d{6}$/.test(value.trim())) return undefined;
  return { key: 'validation.digitsExactly', args: { count: 6 } };
};

export const checkNewPassword = (value: string): Note | undefined => {
  if (!value) return required;
  return value.length < 8 ? { key: 'validation.tooShort', args: { min: 8 } } : undefined;
};

export const checkRepeated = (first: string, second: string): Note | undefined => {
  if (!second) return required;
  return first === second ? undefined : { key: 'validation.passwordsDiffer' };
};

/** Whether nothing is wrong; otherwise the first wrong field of the form gets the focus. */
export function isClean(faults: Faults, form: HTMLFormElement): boolean {
  const wrong = Object.keys(faults).filter((name) => faults[name]);
  const first = [...form.elements].find((each) => wrong.includes(each.id));
  if (first instanceof HTMLElement) first.focus();
  return wrong.length === 0;
}
