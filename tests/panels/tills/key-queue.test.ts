import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { KeyQueue } from '../../../src/custom/tills/keys/key-queue.ts';

/** So many signs the field of a step has room for. */
const mostSigns = { customer: 64, amount: 13, done: 0 } as const;

/** A till of three steps without a page: customer, amount, done. Each answer comes after `latency` milliseconds. */
function till(latency: number) {
  const posted: { code: string; amount: string }[] = [];
  let step: 'customer' | 'amount' | 'done' = 'customer';
  let text = '';
  let customer = '';
  const queue = new KeyQueue(() => false);
  const go = (next: typeof step, typed = '') => {
    step = next;
    text = typed;
  };
  const wait = (then: () => void) => {
    queue.setBusy(true);
    setTimeout(() => {
      then();
      queue.setBusy(false);
    }, latency);
  };
  const find = (code: string) =>
    wait(() => {
      customer = code;
      go('amount');
    });
  const submit = () => {
    if (!text) return;
    if (step === 'customer') return find(text);
    const amount = text;
    wait(() => {
      posted.push({ code: customer, amount });
      go('done');
    });
  };
  queue.attach(() => ({
    text: () => text,
    write: (next) => go(step === 'done' ? 'customer' : step, next),
    submit: () => (step === 'done' ? go('customer') : submit()),
    scan: (code) => {
      if (step !== 'amount') find(code);
    },
  }));
  const press = (key: string) => {
    const at = performance.now();
    if (key === '⏎') {
      if (!queue.end('Enter', at, step !== 'done')) submit();
    } else if (!queue.sign(key, at, step !== 'done') && text.length < mostSigns[step]) text += key;
  };
  return { press, posted };
}

type Till = ReturnType<typeof till>;
const type = (to: Till, keys: string, gapMs: number) => {
  for (const key of keys) {
    to.press(key);
    vi.advanceTimersByTime(gapMs);
  }
};
const settle = () => vi.advanceTimersByTime(60_000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the queue of keys', () => {
  test('posts what was typed, however fast and however slow the answers: typed or nothing, never another', () => {
    const mobile = fc.integer({ min: 6_900_000_000, max: 6_999_999_999 }).map(String);
    const amount = fc.tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 10, max: 99 }));
    // At the pace of a scanner, the same code again within two seconds is one that was read twice.
    const receipts = fc.uniqueArray(fc.tuple(mobile, amount), {
      minLength: 1,
      maxLength: 5,
      selector: ([code]) => code,
    });
    const gap = fc.integer({ min: 10, max: 300 });
    const latency = fc.integer({ min: 0, max: 800 });
    fc.assert(
      fc.property(receipts, gap, latency, (wanted, gapMs, latencyMs) => {
        const to = till(latencyMs);
        for (const [code, [euros, cents]] of wanted) type(to, `${code}⏎${euros},${cents}⏎`, gapMs);
        settle();
        expect(to.posted).toEqual(
          wanted.map(([code, [euros, cents]]) => ({ code, amount: `${euros},${cents}` })),
        );
      }),
      { numRuns: 1000 },
    );
  });

  test('a card that is read twice is one customer, and never an amount', () => {
    const code = fc.stringMatching(/^(P-[\w]{14}|\d{8}|\d{10}|\d{13})$/);
    const times = fc.integer({ min: 1, max: 4 });
    fc.assert(
      fc.property(code, times, fc.integer({ min: 0, max: 800 }), (scanned, again, latencyMs) => {
        const to = till(latencyMs);
        for (let time = 0; time < again; time += 1) {
          type(to, `${scanned}⏎`, 5);
          vi.advanceTimersByTime(150);
        }
        type(to, '7,50⏎', 120);
        settle();
        expect(to.posted).toEqual([{ code: scanned, amount: '7,50' }]);
      }),
      { numRuns: 1000 },
    );
  });

  test('a scan amid an amount leaves what was typed', () => {
    const to = till(50);
    type(to, '6912345678⏎', 100);
    type(to, '12', 120);
    type(to, '5201234567894⏎', 5);
    vi.advanceTimersByTime(500);
    type(to, ',50⏎', 120);
    settle();
    expect(to.posted).toEqual([{ code: '6912345678', amount: '12,50' }]);
  });

  test('what is scanned amid an amount leaves the amount as it was typed, also where the field is too short for it', () => {
    const code = fc.stringMatching(/^\d{6,20}$/);
    const before = fc.stringMatching(/^([1-9]\d{0,2}(,\d{0,2})?)?$/);
    const gap = fc.integer({ min: 1, max: 35 });
    fc.assert(
      fc.property(
        before,
        code,
        gap,
        fc.integer({ min: 1, max: 3 }),
        (typed, scanned, gapMs, times) => {
          const to = till(100);
          type(to, '6900000001⏎', 150);
          settle();
          type(to, typed, 150);
          for (let time = 0; time < times; time += 1) {
            vi.advanceTimersByTime(300);
            type(to, `${scanned}⏎`, gapMs);
          }
          vi.advanceTimersByTime(300);
          type(to, '7⏎', 150);
          settle();
          expect(to.posted).toEqual([{ code: '6900000001', amount: `${typed}7` }]);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
