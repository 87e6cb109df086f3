import { expect, test } from 'vitest';
import { asDialled, asTyped } from '../../../../server/customers/erasing/patterns.ts';

test.each([
  ['Παπαδοπούλου', 'κ. ΠΑΠΑΔΟΠΟΥΛΟΥ, Αθήνα'],
  ['Νίκος', 'ΝΙΚΟΣ'],
  ['Zoë', 'ZOE'],
  ['anna+shop@example.org', 'Anna+Shop@Example.org'],
])('%s is found in a text however it is typed', (name, text) => {
  expect(text).toMatch(new RegExp(asTyped(name)));
  expect('Maria; maria@example.org').not.toMatch(new RegExp(asTyped(name)));
});

test('a number is found however its digits are grouped', () => {
  const pattern = new RegExp(asDialled('6977712345'));
  expect(
    ['+30 697 771 2345', '697-77.12345', '6977712345'].every((each) => pattern.test(each)),
  ).toBe(true);
  expect('6977712346').not.toMatch(pattern);
});
