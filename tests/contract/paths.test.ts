import { expect, test } from 'vitest';
import { fillPath, paramNames } from '../../contract/engine/endpoint.ts';
import { sayIssue, sayRefusal } from '../../contract/words/say.ts';
import { validationKey } from '../../contract/words/validation.ts';

test('a path is filled with its parameters', () => {
  expect(paramNames('/stores/{storeId}/products/{id}')).toEqual(['storeId', 'id']);
  expect(fillPath('/stores/{storeId}/products/{id}', { storeId: 3, id: 7 })).toBe(
    '/stores/3/products/7',
  );
});

test('a path whose parameter is missing is never called', () => {
  expect(() => fillPath('/stores/{storeId}', {})).toThrow('No storeId for /stores/{storeId}');
});

test.each([
  [{ code: 'invalid_type', input: undefined, expected: 'string' }, 'required'],
  [{ code: 'invalid_type', input: 'x', expected: 'number' }, 'notANumber'],
  [{ code: 'invalid_type', input: 1.5, expected: 'int' }, 'wholeNumber'],
  [{ code: 'invalid_type', input: 'x', expected: 'int' }, 'notANumber'],
  [{ code: 'too_big', origin: 'string', maximum: 9 }, 'tooLong'],
  [{ code: 'too_small', origin: 'string', minimum: 1 }, 'required'],
  [{ code: 'too_small', origin: 'string', minimum: 8 }, 'tooShort'],
  [{ code: 'too_small', origin: 'number', minimum: 0 }, 'tooSmall'],
  [{ code: 'too_big', origin: 'array', maximum: 9 }, 'tooMany'],
  [{ code: 'invalid_format', format: 'email' }, 'invalidEmail'],
  [{ code: 'invalid_format', format: 'regex', pattern: '/^\\d+$/' }, 'digitsOnly'],
  [{ code: 'invalid_format', format: 'regex', pattern: '/^\\d{6}$/' }, 'digitsExactly'],
  [{ code: 'not_multiple_of', divisor: 0.01 }, 'decimals'],
  [{ code: 'invalid_value', input: 'x' }, 'invalidChoice'],
  [{ code: 'unrecognized_keys', keys: ['colour'] }, 'unknownField'],
  [{ code: 'custom', params: { rule: 'tos_required' } }, 'tosRequired'],
  [{ code: 'custom' }, 'invalid'],
  [{ code: 'invalid_union' }, 'invalid'],
])('what zod finds as %o is worded as %s', (issue, name) => {
  expect(validationKey(issue).name).toBe(name);
});

test('what is wrong is said in the caller’s language', () => {
  const issue = { code: 'too_big', origin: 'string', maximum: 9 };
  expect(sayIssue('en', issue)).toBe('At most 9 characters are allowed.');
  expect(sayIssue('el', issue)).toBe('Επιτρέπονται έως 9 χαρακτήρες.');
  expect(sayIssue('it', issue)).toBe('Sono consentiti al massimo 9 caratteri.');
});

test('a refused sign-in is told in the words of the specification (sign-in-failure-text)', () => {
  expect(sayRefusal('en', 'invalid_login')).toBe('Invalid login credentials.');
});
