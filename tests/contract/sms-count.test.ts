import { expect, test } from 'vitest';
import { smsCount } from '../../contract/messages/sms-count.ts';

test('an empty text is no message (sms-empty-zero)', () => {
  expect(smsCount('')).toEqual({ characters: 0, messages: 0 });
});

test.each([
  ['a', 1],
  ['€', 2],
  ['a[b]', 6],
  ['{}[]\\~^|€', 18],
])('%s is %i characters (sms-special-characters)', (text, characters) => {
  expect(smsCount(text).characters).toBe(characters);
});

test.each([
  ['{code}', 12],
  ['Code: {code}!', 19],
  ['{code}{code}', 24],
])('%s is %i characters (sms-code-placeholder)', (text, characters) => {
  expect(smsCount(text).characters).toBe(characters);
});

test.each([
  [1, 1],
  [160, 1],
  [161, 2],
  [306, 2],
  [307, 3],
])('%i characters are %i messages (sms-parts)', (length, messages) => {
  expect(smsCount('x'.repeat(length)).messages).toBe(messages);
});
