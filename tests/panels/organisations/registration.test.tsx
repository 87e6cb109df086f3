import { renderHook, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useCreated } from '../../../src/public/registration/use-created.ts';
import { sentCode } from '../../support/areas/sent-codes.ts';
import { fill, oneSent, open, press, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
const mobile = '6944444444';
const password = 'a long enough one';

const shown = () =>
  [...document.querySelectorAll<HTMLInputElement>('form [name]')].map(({ name }) => name);
const isStep = (step: number) => screen.findByText(`Step ${step} of 3`);

test('registering asks for mobile and terms, then for the code, then for person and store (registration-steps)', async () => {
  const { user } = await open('/en/create-account?kind=store');
  await isStep(1);
  expect(shown()).toEqual(['mobile', 'tos']);
  await fill(user, 'mobile', mobile);
  await user.click(screen.getByRole('checkbox', { name: /I accept the terms/ }));
  await press(user, 'Send me a code');
  await isStep(2);
  expect(shown()).toEqual(['mobile_verification_code']);
  await fill(user, 'mobile_verification_code', await sentCode(back(), mobile));
  await press(user, 'Go on');
  await isStep(3);
  expect(shown()).toEqual(
    expect.arrayContaining(['full_name', 'password', 'password_confirmation', 'gender']),
  );
  expect(shown()).toEqual(expect.arrayContaining(['store_details.name']));
  await user.click(screen.getByRole('checkbox', { name: 'I open a store now' }));
  await fill(user, 'full_name', 'Νίκη Ράπτη');
  await fill(user, 'password', password);
  await fill(user, 'password_confirmation', password);
  await press(user, 'Create the account');
  await oneSent('POST', '/users/registration/finalize');
  await waitFor(() => expect(localStorage.getItem('accessToken')).toMatch(/\S/));
});

test('the page is loaded again 300 ms after a company was created (company-created-reload)', () => {
  const reload = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const { result } = renderHook(() => useCreated('loyaltyPanel', 'Created'));
    result.current(7);
    vi.advanceTimersByTime(299);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reload.mock.calls).toEqual([['/en/user-stores?store=7&next=%2Fen%2FloyaltyPanel']]);
  } finally {
    vi.useRealTimers();
    reload.mockRestore();
  }
});
