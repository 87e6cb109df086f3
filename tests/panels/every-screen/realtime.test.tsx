import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { type ReactNode, StrictMode } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { eventsOf } from '../../../src/realtime/events.ts';
import { useLive } from '../../../src/realtime/live.ts';
import { subscribe } from '../../../src/realtime/subscribe.ts';
import { useRealtime } from '../../../src/realtime/use-realtime.ts';
import { type PanelName, panelNames } from '../../../src/session/paths.ts';
import { PanelContext, type PanelSession } from '../../../src/shell/context.ts';
import FakePusher from '../../support/outside/fake-pusher.ts';
import { isAt, open, sentTo, signedInTo, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
const kinds = { loyaltyPanel: 'company', storePanel: 'store', supplierPanel: 'supplier' } as const;
const at = { userId: 5, storeId: 9 };

beforeEach(() => {
  FakePusher.made = [];
});

const newest = () =>
  waitFor(() => {
    const pusher = FakePusher.made.at(-1);
    if (!pusher) throw new Error('No connection yet');
    return pusher;
  });

/** A panel's queries, each of them shown by a screen, and how often each was fetched. */
function watched(...words: string[]) {
  const queries = new QueryClient();
  const fetched: Record<string, number> = {};
  for (const word of words) {
    const observer = new QueryObserver(queries, {
      queryKey: [word, 'getList', {}],
      queryFn: () => {
        fetched[word] = (fetched[word] ?? 0) + 1;
        return fetched[word];
      },
    });
    onTestFinished(observer.subscribe(() => undefined));
  }
  return { queries, fetched };
}

/** Somebody in a panel that listens. */
async function listening(panel: PanelName, ...words: string[]) {
  await signedInTo(kinds[panel]);
  const { queries, fetched } = watched(...words);
  await waitFor(() => expect(Object.keys(fetched)).toHaveLength(words.length));
  const stop = subscribe(queries, { panel, ...at });
  onTestFinished(stop);
  const pusher = await newest();
  const proof = await pusher.arrive();
  return { fetched, pusher, stop, proof };
}

const handledOn = (pusher: FakePusher) =>
  [...(pusher.channel('user-5-panel-9')?.bound.keys() ?? [])].filter(
    (event) => !event.startsWith('pusher:'),
  );
const panelsThatHandle = async (event: string) => {
  const panels: PanelName[] = [];
  for (const panel of panelNames) {
    const { pusher } = await listening(panel);
    if (handledOn(pusher).includes(event)) panels.push(panel);
    FakePusher.made = [];
  }
  return panels;
};

describe('the panels', () => {
  test('handle a new transaction in the store panel alone (rt-event-new-transaction)', async () => {
    expect(await panelsThatHandle('new-transaction')).toEqual(['storePanel']);
  });

  test('handle a new redemption in the store panel alone (rt-event-new-redemption)', async () => {
    expect(await panelsThatHandle('new-redemption')).toEqual(['storePanel']);
  });

  test('handle an export in all of them (rt-event-export)', async () => {
    expect(await panelsThatHandle('export')).toEqual([...panelNames]);
  });

  test.each(
    panelNames.flatMap((panel) =>
      Object.entries(eventsOf(panel)).map(([event, words]) => [panel, event, words] as const),
    ),
  )('in the %s, on %s, fetch %j and nothing else', async (panel, event, words) => {
    const { pusher, fetched } = await listening(panel, ...words, 'products');
    pusher.tell(event);
    await waitFor(() => expect(words.map((word) => fetched[word])).toEqual(words.map(() => 2)));
    expect(fetched.products).toBe(1);
  });
});

describe('a panel that listens', () => {
  test('does so on the channel of its user and store, on the cluster eu (rt-channel-name)', async () => {
    const { pusher, proof } = await listening('storePanel');
    expect([...pusher.channels.keys()]).toEqual(['user-5-panel-9']);
    expect([pusher.key, pusher.options.cluster]).toEqual(['pistos', 'eu']);
    expect(pusher.options.wsHost).toBe(location.hostname);
    expect(proof.user_data).toMatch(/^\{"id":"\d+","session":\d+\}$/);
  });

  test('asks once for many events of a moment, and once more for those that came meanwhile', async () => {
    const { pusher, fetched } = await listening('storePanel', 'transactions');
    for (let count = 0; count < 100; count += 1) pusher.tell('new-transaction');
    await waitFor(() => expect(fetched.transactions).toBe(3));
  });

  test('fetches everything anew when it listens again', async () => {
    const { pusher, fetched } = await listening(
      'storePanel',
      'transactions',
      'exports',
      'products',
    );
    expect(fetched).toEqual({ transactions: 1, exports: 1, products: 1 });
    pusher.connection.become('unavailable');
    await pusher.arrive();
    await waitFor(() => expect(fetched).toEqual({ transactions: 2, exports: 2, products: 1 }));
  });

  test('fetches everything anew and connects when its tab comes back', async () => {
    const { pusher, fetched } = await listening('storePanel', 'transactions', 'products');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(fetched.transactions).toBe(2));
    expect([fetched.products, pusher.connects]).toEqual([1, 2]);
  });

  test('connects anew, later, after it could not sign in', async () => {
    const { pusher } = await listening('storePanel');
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    pusher.user.emit('pusher:signin_error');
    expect([pusher.connection.state, pusher.connects]).toEqual(['disconnected', 1]);
    vi.runOnlyPendingTimers();
    expect(pusher.connects).toBe(2);
  });

  test('hears nothing more once it is left', async () => {
    const { pusher, stop, fetched } = await listening('storePanel', 'transactions');
    const bound = [...pusher.channels.values()];
    stop();
    expect(pusher.connection.state).toBe('disconnected');
    for (const channel of bound) channel.emit('new-transaction');
    document.dispatchEvent(new Event('visibilitychange'));
    expect([fetched.transactions, pusher.connects]).toEqual([1, 1]);
  });

  test('tells its screens how it stands', async () => {
    const { pusher, stop } = await listening('storePanel');
    const { result } = renderHook(useLive);
    const seen = async (step: () => unknown) => {
      await act(async () => void (await step()));
      return result.current;
    };
    expect(result.current).toBe('live');
    expect(await seen(() => pusher.connection.become('connecting'))).toBe('connecting');
    expect(await seen(() => pusher.arrive())).toBe('live');
    expect(await seen(() => pusher.connection.become('failed'))).toBe('off');
    await seen(() => pusher.arrive());
    expect(await seen(stop)).toBe('off');
  });
});

test('a panel works without the settings of push', async () => {
  await signedInTo('store');
  back().answer = ({ path }) =>
    path === '/common/client-settings'
      ? HttpResponse.json({ code: 404, error: 'not_found', message: '' }, { status: 404 })
      : undefined;
  const { queries } = watched();
  queries.setDefaultOptions({ queries: { retry: false } });
  const stop = subscribe(queries, { panel: 'storePanel', ...at });
  await waitFor(() => expect(sentTo('GET', '/common/client-settings')).not.toHaveLength(0));
  stop();
  expect(FakePusher.made).toEqual([]);
});

describe('an open panel', () => {
  test('connects once its first list stands, and leaves with it', async () => {
    const { person, place } = await signedInTo('store');
    const { go } = await open('/en/storePanel/products/products-tab');
    const pusher = await newest();
    await act(async () => void (await pusher.arrive()));
    expect([...pusher.channels.keys()]).toEqual([`user-${person.userId}-panel-${place.storeId}`]);
    await go('/en/user-stores?choose=1');
    await isAt('/en/user-stores?choose=1');
    await waitFor(() => expect(pusher.connection.state).toBe('disconnected'));
  });

  test('connects once, however often React mounts it', async () => {
    await signedInTo('store');
    const queries = new QueryClient();
    const session = { panel: 'storePanel', user: { user_id: 5 }, store: { store_id: 9 } };
    const wrapper = ({ children }: { children: ReactNode }) => (
      <StrictMode>
        <PanelContext value={session as PanelSession}>
          <QueryClientProvider client={queries}>{children}</QueryClientProvider>
        </PanelContext>
      </StrictMode>
    );
    const { unmount } = renderHook(useRealtime, { wrapper });
    const pusher = await newest();
    await pusher.arrive();
    unmount();
    expect([FakePusher.made.length, pusher.connection.state]).toEqual([1, 'disconnected']);
  });
});
