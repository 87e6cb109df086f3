import { expect, test } from 'vitest';
import { capitalGreek, smsCount, typicalText } from '../../contract/messages/sms-count.ts';

test('an empty text is no message (sms-empty-zero)', () => {
  expect(smsCount('')).toMatchObject({ characters: 0, messages: 0 });
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
  expect(smsCount(typicalText(text)).characters).toBe(characters);
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

test.each([
  ['α'.repeat(70), 1],
  ['α'.repeat(71), 2],
  ['α'.repeat(135), 3],
  ['Γειά σου €', 1],
])('%s has letters outside the alphabet of text messages: fewer fit', (text, messages) => {
  const counted = smsCount(text);
  expect(counted).toMatchObject({ messages });
  expect(counted.causes.length).toBeGreaterThan(0);
});

test('the letters that make it longer are named, each once', () => {
  expect(smsCount('ΚΑΛΗΜΕΡΑ').causes).toEqual(['Κ', 'Α', 'Η', 'Μ', 'Ε', 'Ρ']);
  expect(smsCount('Hello').causes).toEqual([]);
});

test('Greek in capitals fits the alphabet, and what is not Greek stays', () => {
  const text = 'Κερδίσατε ένα «καφέ» {title} στο Café!';
  const capital = capitalGreek(text);
  expect(capital).toBe('KEPΔIΣATE ENA "KAΦE" {title} ΣTO Café!');
  expect(smsCount(capital).causes).toEqual([]);
});

test('a variable counts with the longest that it may be', () => {
  expect(smsCount(typicalText('{first_name}')).characters).toBe(20);
  expect(smsCount(typicalText('{code}', { code: 'x'.repeat(30) })).characters).toBe(30);
});

test('a value that looks like a variable is counted as it stands', () => {
  expect(smsCount('{first_name}').characters).toBe('{first_name}'.length + 2);
});

test('the Greek middle dot does not become the Greek question mark', () => {
  expect(capitalGreek('Ναι· όχι;')).toBe('NAI. OXI;');
  expect(capitalGreek('Ναι\u0387 όχι\u037e')).toBe('NAI. OXI;');
});

test.each([
  ['😀', 2],
  ['👨‍👩‍👧‍👦', 11],
  ['👍🏽', 4],
  ['🇬🇷', 4],
  ['❤️', 2],
])('%s is %i characters, of UTF-16', (emoji, characters) => {
  expect(smsCount(emoji).characters).toBe(characters);
  expect(smsCount(emoji.padEnd(70, 'a')).messages).toBe(1);
  expect(smsCount(emoji.padEnd(71, 'a')).messages).toBe(2);
});
