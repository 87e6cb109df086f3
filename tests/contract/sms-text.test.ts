import fc from 'fast-check';
import { expect, test } from 'vitest';
import { smsCount } from '../../contract/messages/sms-count.ts';
import { smsText } from '../../contract/messages/sms-text.ts';
import { longestValues } from '../../contract/messages/sms-values.ts';
import { filledText } from '../../contract/messages/variables.ts';

const link = 'https://pistos.example/u/1.2.abc.000001.0SkfYqP5NHwADdU7';
const form = { stop_number: null, shortest: false, capitals: false };

test('a text that advertises has its way out at its place, else below it', () => {
  expect(smsText('Hello', form, link).text).toBe(`Hello\nSTOP: ${link}`);
  expect(smsText('Bye: {unsubscribe}.', form, link).text).toBe(`Bye: ${link}.`);
  const shortest = { ...form, shortest: true };
  expect(smsText('Hello', shortest, link).text).toBe(
    `Hello\nSTOP ${link.slice('https://'.length)}`,
  );
  expect(smsText('Hello', { ...shortest, stop_number: '54321' }, link).text).toBe(
    'Hello\nSTOP 54321',
  );
});

test('a service has none', () => {
  expect(smsText('Your code is 123456', form, undefined).text).toBe('Your code is 123456');
  expect(smsText('No {unsubscribe}', form, undefined).text).toBe('No');
});

test('capitals are used where the whole then fits the alphabet and takes fewer parts', () => {
  const capitals = { ...form, capitals: true };
  const text = 'Κερδίσατε έναν καφέ· περάστε από το κατάστημα όποτε θέλετε!';
  expect(smsText(text, capitals, link)).toMatchObject({
    text: `KEPΔIΣATE ENAN KAΦE. ΠEPAΣTE AΠO TO KATAΣTHMA OΠOTE ΘEΛETE!\nSTOP: ${link}`,
    saved: 1,
  });
  expect(smsText(text, form, link)).toMatchObject({ count: { messages: 2 }, saved: 0 });
  expect(smsText(`${text} 😀`, capitals, link).text).toContain('Κερδίσατε');
  expect(smsText('Γεια', capitals, undefined).text).toBe('Γεια');
});

const signs = fc.constantFrom(...'aZé€{}[]~^|ΑΩάςϊ·;ñ😀👨‍👩‍👧\n ');
const word = fc.array(signs, { maxLength: 200 }).map((letters) => letters.join(''));

test('what is counted is what leaves, whatever is in it', () => {
  fc.assert(
    fc.property(
      word,
      fc.option(fc.constantFrom('54321', '+306912345678'), { nil: null }),
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      (body, stop_number, shortest, capitals, advertises) => {
        const own = { stop_number, shortest, capitals };
        const { text, count, saved } = smsText(body, own, advertises ? link : undefined);
        expect(count).toEqual(smsCount(text));
        expect(text.includes('STOP')).toBe(advertises);
        const plain = smsText(body, { ...own, capitals: false }, advertises ? link : undefined);
        expect(count.messages + saved).toBe(plain.count.messages);
      },
    ),
  );
});

test('what is announced while it is typed is no less than what leaves', () => {
  const template = 'Γεια {first_name}, ο κωδικός σου: {code}';
  fc.assert(
    fc.property(
      fc.string({ maxLength: 20 }),
      fc.stringMatching(/^[A-Z0-9]{4,30}$/),
      (name, code) => {
        const { characters } = smsCount(name);
        const plain = !smsCount(name).causes.length;
        const known = {
          first_name: { length: plain ? characters : name.length, plain },
          code: { length: code.length, plain: true },
        };
        const announced = smsText(filledText(template, longestValues('el', known)), form, link);
        const leaves = smsText(filledText(template, { first_name: name, code }), form, link);
        expect(leaves.count.messages).toBeLessThanOrEqual(announced.count.messages);
      },
    ),
  );
});
