import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addVoucher } from '../../support/areas/claims.ts';
import { sentCode } from '../../support/areas/sent-codes.ts';
import { addTill, type Till } from '../../support/areas/till.ts';
import { field, open, press, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
let till: Till;
let allowed: { endpoint: string; unsubscribe: () => Promise<boolean> } | null;
beforeEach(async () => {
  till = await addTill(back());
  allowed = null;
});
afterEach(() => vi.unstubAllGlobals());

const endpoint = 'https://push.example/abc';

/** A browser that asks its person, who answers. */
function browserThat(answers: NotificationPermission) {
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'k'.repeat(87), auth: 'a'.repeat(22) } }),
    unsubscribe: async () => {
      allowed = null;
      return true;
    },
  };
  const registration = {
    scope: 'https://pistos.example/push/',
    active: {},
    pushManager: {
      getSubscription: async () => allowed,
      subscribe: async () => {
        allowed = subscription;
        return subscription;
      },
    },
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    permission: 'default',
    requestPermission: async () => answers,
  });
  vi.stubGlobal('navigator', {
    ...Object.fromEntries(
      ['language', 'languages', 'userAgent'].map((name) => [name, navigator[name as 'language']]),
    ),
    clipboard: navigator.clipboard,
    serviceWorker: {
      controller: {},
      register: async (worker: string) => {
        // Keeping the page for later is not what this is about.
        if (worker !== '/push-worker.js') throw new Error('no worker');
        return registration;
      },
      getRegistration: async () => registration,
    },
  });
}

const rows = async () =>
  (await back().database.pool.query('select endpoint from push_subscriptions')).rows;

async function claimed() {
  const id = await addVoucher(till);
  const { user } = await open(`/fb/coupons/${id}?lang=en`);
  await user.type(await field('mobile'), '6900000099');
  await press(user, 'Send me a code');
  const code = await field('verification_code');
  await user.type(code, await sentCode(back()));
  await press(user, 'Get my voucher');
  await user.type(await field('first_name'), 'Nina');
  await user.click(await field('terms'));
  await press(user, 'Get my voucher');
  await screen.findByRole('heading', { name: 'Your voucher' });
  return user;
}

test('whoever has their voucher is told there when they ask for it, until they end it', async () => {
  browserThat('granted');
  const user = await claimed();
  await press(user, 'Tell me here');
  await screen.findByText('You are told on this device.');
  expect(await rows()).toEqual([{ endpoint }]);
  await press(user, 'No more notifications here');
  await screen.findByRole('button', { name: 'Tell me here' });
  await waitFor(async () => expect(await rows()).toEqual([]));
});

test('whoever refuses in the browser is told that it is blocked there', async () => {
  browserThat('denied');
  const user = await claimed();
  await press(user, 'Tell me here');
  await screen.findByText(/Notifications are blocked/);
  expect(await rows()).toEqual([]);
});

test('a browser without notifications offers none', async () => {
  await claimed();
  expect(screen.queryByRole('button', { name: 'Tell me here' })).toBeNull();
});
