import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stores } from '../../contract/stores.ts';
import { addRecord } from '../support/factories.ts';
import { here, isAt, open, press, sentTo, signedInTo, useBack } from '../support/panel.tsx';

const back = useBack();
const list = '/en/loyaltyPanel/stores/stores-tab';

// The code of the edit page arrives when a test lets it.
const { arrived, arrive } = vi.hoisted(() => {
  let done = () => {};
  const arrived = new Promise<void>((resolve) => {
    done = resolve;
  });
  return { arrived, arrive: () => done() };
});
vi.mock('../../src/custom/stores/StoreEdit.tsx', async (original) => {
  await arrived;
  return original();
});

beforeEach(
  () => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }),
);
afterEach(() => void vi.useRealTimers());

test('what is typed into a search does not call back whoever has gone on to a record meanwhile', async () => {
  const { place } = await signedInTo('company');
  const id = await addRecord(back(), stores as never, place, { name: 'Ακτή' });
  const { user } = await open(list);
  const link = await screen.findByRole('link', { name: 'Ακτή' });
  await user.type(screen.getByRole('searchbox'), 'ακ');
  await user.click(link);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(here()).toBe(`${list}/${id}`);
  arrive();
  await press(user, 'Delete');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  screen.getByRole('dialog', { name: 'Delete “Ακτή”?' });
  await isAt(`${list}/${id}`);
  expect(sentTo('GET', /\/stores$/).filter(({ query }) => query.q)).toEqual([]);
});
