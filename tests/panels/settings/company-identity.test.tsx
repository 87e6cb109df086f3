import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { allSettings } from '../../../contract/settings/company-settings.ts';
import { call } from '../../support/app.ts';
import { holdWaits } from '../../support/panel/held-waits.ts';
import { open, refusal, sentTo, signedInTo, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
afterEach(() => vi.restoreAllMocks());

async function openProfile(saved?: object) {
  const { place, person } = await signedInTo('company');
  if (saved) {
    const { data } = await call(back(), allSettings, {
      params: { storeId: place.storeId },
      as: person,
    });
    back().answer = ({ path }) =>
      path.endsWith('/settings/all')
        ? HttpResponse.json({ data: { ...data, ...saved } })
        : undefined;
  }
  const { user } = await open('/en/loyaltyPanel/business-profile');
  await screen.findByRole('form', { name: 'VAT number' });
  await form('VAT number').findByRole('option', { name: 'Greece' });
  return user;
}
type User = Awaited<ReturnType<typeof openProfile>>;
type Form = 'VAT number' | 'Invoicing client';
const form = (name: Form) => within(screen.getByRole('form', { name }));
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));

const noTaxNumber = 'This VAT number is not valid for its country. Check the digits.';

async function wrongTaxNumber(user: User) {
  await user.type(form('VAT number').getByLabelText('VAT number'), '094014202');
  await user.selectOptions(form('VAT number').getByLabelText('Country'), 'Greece');
  await save(user);
  return noTaxNumber;
}

async function wrongClient(user: User) {
  back().answer = ({ path }) =>
    path.endsWith('/elorus-client')
      ? refusal(422, 'invalid', 'No', { errors: { elorus_client_id: ['Nobody knows it.'] } })
      : undefined;
  await user.type(form('Invoicing client').getByLabelText('Client number'), '8f3a-42');
  await save(user);
  return 'Nobody knows it.';
}

describe('what is wrong', () => {
  test.each([
    ['tax number', wrongTaxNumber],
    ['client of the invoicing system', wrongClient],
  ])(
    'with the %s is said for 3 seconds and no longer (vat-elorus-errors-clear-3s)',
    async (_, send) => {
      const user = await openProfile();
      const pass = holdWaits();
      const said = await send(user);
      await screen.findByText(said);
      act(() => pass(2_999));
      screen.getByText(said);
      // It begins to count a moment after it is shown.
      await waitFor(() => {
        act(() => pass(3_000));
        expect(screen.queryByText(said)).toBeNull();
      });
    },
  );
});

describe('a tax number', () => {
  test.each([
    [true, '2026-03-01T08:00:00.000Z', 'IT00743110157, valid by VIES on'],
    [false, '2026-03-01T08:00:00.000Z', 'IT00743110157, not valid by VIES on'],
    [null, null, 'VIES has not answered yet'],
  ])(
    'of another country is shown with what VIES said last: %s',
    async (valid, checked_at, said) => {
      await openProfile({ vat_check: { vat_number: 'IT00743110157', valid, checked_at } });
      form('VAT number').getByText(said, { exact: false });
    },
  );

  const checks = () => sentTo('POST', '/common/check-vat-number');

  test.each([
    ['without its country', { vat_number: null, country_id: null }, '094014201', 'Country'],
    ['that is empty', { vat_number: '094014201', country_id: 300 }, '', 'VAT number'],
  ])(
    '%s is not asked about, and its field says so (vat-check-requires-both)',
    async (_, saved, typed, field) => {
      const user = await openProfile(saved);
      const number = form('VAT number').getByLabelText('VAT number');
      await user.clear(number);
      if (typed) await user.type(number, typed);
      await save(user);
      await waitFor(() =>
        expect(form('VAT number').getByLabelText(field)).toHaveAttribute('aria-invalid', 'true'),
      );
      expect([checks(), sentTo('PUT', /vat/)]).toEqual([[], []]);
    },
  );

  test('with its country is asked about before it is saved (vat-check-requires-both)', async () => {
    const user = await openProfile();
    await user.type(form('VAT number').getByLabelText('VAT number'), '094014201');
    await user.selectOptions(form('VAT number').getByLabelText('Country'), 'Greece');
    await save(user);
    await screen.findByText(/You have successfully|Settings updated/);
    expect(checks().map(({ body }) => body)).toEqual([{ afm: '094014201', country_id: 300 }]);
  });
});
