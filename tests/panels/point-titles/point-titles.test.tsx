import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createPointTitles, listPointTitles } from '../../../contract/point-titles/point-titles.ts';
import { ladderToSend, tierSettingsToSend } from '../../../contract/point-titles/tiers-to-send.ts';
import { greeceId } from '../../../server/common/countries.ts';
import { customersTable } from '../../../server/tables/customers.ts';
import { accountsTable } from '../../../server/tables/ledger.ts';
import { call } from '../../support/app.ts';
import type { Place } from '../../support/areas/people.ts';
import { agree } from '../../support/panel/effects.ts';
import {
  isAt,
  oneSent,
  open,
  press,
  sentTo,
  signedInTo,
  useBack,
} from '../../support/panel/panel.tsx';

const back = useBack();
const page = '/en/loyaltyPanel/point-titles';
const words = { el: 'Χάλκινο', en: 'Bronze', it: 'Bronzo' };
const tier = (from: number, to: number, own: object = {}) => ({
  from,
  to,
  color: '#b08d57',
  title: words,
  description: words,
  ...own,
});

test('every tier is sent with multiplier 1 (tier-multiplier-1)', () => {
  const sent = ladderToSend([tier(0, 100, { multiplier: 3 }), tier(101, -1)], 'lifetime');
  expect(sent.map(({ multiplier }) => multiplier)).toEqual([1, 1]);
});

test('the last tier is sent with -1 as its end (tier-last-to-minus-1)', () => {
  const sent = ladderToSend([tier(0, 100), tier(101, 500)], 'lifetime');
  expect(sent.map(({ to }) => to)).toEqual([100, -1]);
});

test('days are sent only where tiers expire (tier-expiration-days)', () => {
  const tiers = [tier(0, -1, { expiration_days: 30 })];
  expect(ladderToSend(tiers, 'lifetime')[0]).not.toHaveProperty('expiration_days');
  expect(ladderToSend(tiers, 'expiration_mode')[0]).toHaveProperty('expiration_days', 30);
});

test('ids, timestamps and errors are not sent (tier-strip-fields)', () => {
  const own = { store_point_title_id: 4, created_at: 'x', updated_at: 'y', errors: {} };
  const [sent = {}] = ladderToSend([tier(0, -1, { ...own, customers_count: 3 })], 'lifetime');
  expect(Object.keys(sent).sort()).toEqual([
    'color',
    'description',
    'from',
    'multiplier',
    'title',
    'to',
  ]);
});

test('what tiers count is sent only while they are on (tiers-enabled-fields)', () => {
  const settings = {
    enabled: false,
    package_mode: true,
    tier_mode_id: 2,
    system: 'lifetime',
    updated_at: '2026-03-01T00:00:00.000Z',
  } as const;
  const off = tierSettingsToSend(settings);
  expect([Object.hasOwn(off, 'package_mode'), Object.hasOwn(off, 'tier_mode_id')]).toEqual([
    false,
    false,
  ]);
  expect(tierSettingsToSend({ ...settings, enabled: true })).toEqual({
    ...settings,
    enabled: true,
  });
});

async function addCustomers(place: Place, earned: number[]) {
  const { db } = back().database;
  for (const points of earned) {
    const [row] = await db
      .insert(customersTable)
      .values({
        company_id: place.companyId,
        store_id: place.storeId,
        first_name: 'Νίκη',
        country_id: greeceId,
        qr_code: `a code ${Math.random()}`,
      })
      .returning();
    const user_account_id = row?.user_account_id ?? 0;
    await db
      .insert(accountsTable)
      .values({ company_id: place.companyId, user_account_id, earned: points * 100 });
  }
}

async function openTiers({ withLadder = true, without = [] as string[] } = {}) {
  const staff = await signedInTo('company', without);
  const params = { storeId: staff.place.storeId };
  const tiers = [tier(0, 100), tier(101, -1, { title: { el: 'Ασημένιο', en: 'Silver' } })];
  if (withLadder)
    await call(back(), createPointTitles, { params, body: { tiers }, as: staff.person });
  await addCustomers(staff.place, [0, 50, 150]);
  const { user } = await open(page);
  await screen.findByRole('form', { name: 'Tiers' });
  const saved = async () =>
    (await call(back(), listPointTitles, { params, as: staff.person })).data;
  return { ...staff, user, saved };
}
const ladder = () => within(screen.getByRole('form', { name: 'Tiers' }));
const group = (name: string) => within(screen.getByRole('group', { name }));

test('the ladder is drawn with its thresholds and how many stand where', async () => {
  await openTiers();
  const stairs = within(screen.getByRole('list', { name: /from the lowest/ }));
  expect(stairs.getAllByRole('listitem').map((stair) => stair.textContent)).toEqual([
    'BronzeFrom 0 points2 customers',
    'SilverFrom 101 points1 customer',
  ]);
});

test('a first ladder is made from nothing, and saved whole', async () => {
  const { user, place, saved } = await openTiers({ withLadder: false });
  screen.getByText(/There are no tiers yet/);
  await press(user, 'Add a tier');
  await press(user, 'Add a tier');
  await user.type(group('Tier 1').getByRole('textbox', { name: 'Title (Ελληνικά)' }), 'Χάλκινο');
  await user.type(group('Tier 2').getByRole('textbox', { name: 'Title (Ελληνικά)' }), 'Ασημένιο');
  await user.click(ladder().getByRole('button', { name: 'Save' }));
  await agree(user);
  const { body } = await oneSent('POST', `/companies/${place.storeId}/point-titles`);
  expect(body).toMatchObject({
    tiers: [
      { from: 0, to: 99, multiplier: 1 },
      { from: 100, to: -1, multiplier: 1 },
    ],
  });
  await screen.findByText('You have successfully created Point Title');
  expect((await saved()).tiers).toHaveLength(2);
});

test('before saving it says how many customers would change tier', async () => {
  const { user, place, saved } = await openTiers();
  const from = group('Tier 2').getByRole('textbox', { name: 'From points' });
  await user.clear(from);
  await user.type(from, '40');
  await screen.findByText('1 customer would climb.');
  expect((await saved()).tiers[1]?.from).toBe(101);
  await user.click(ladder().getByRole('button', { name: 'Save' }));
  await agree(user);
  const { body } = await oneSent('PUT', `/companies/${place.storeId}/point-titles`);
  expect(body).toMatchObject({ tiers: [{ to: 39 }, { from: 40, to: -1 }] });
  await screen.findByText('You have successfully updated Point Title');
  await waitFor(() => expect(screen.queryByText(/would climb/)).toBeNull());
});

test('the thresholds decide the order', async () => {
  const { user } = await openTiers();
  await press(user, 'Add a tier');
  await user.type(group('Tier 3').getByRole('textbox', { name: /^Title/ }), 'Gold');
  const from = group('Tier 3').getByRole('textbox', { name: 'From points' });
  await user.clear(from);
  await user.type(from, '50');
  await user.tab();
  await waitFor(() =>
    expect(group('Tier 2').getByRole('textbox', { name: /^Title/ })).toHaveValue('Gold'),
  );
});

test('a press on save right after a threshold that changes the order saves it, and on another button loses nothing', async () => {
  const { user, saved } = await openTiers();
  const fill = async (name: string, title: string, from: string) => {
    const own = group(name);
    await user.type(own.getByRole('textbox', { name: 'Title (Ελληνικά)' }), title);
    const field = own.getByRole('textbox', { name: 'From points' });
    await user.clear(field);
    await user.type(field, from);
  };
  await user.click(ladder().getByRole('button', { name: 'Ελληνικά' }));
  await press(user, 'Add a tier');
  await fill('Tier 3', 'Χρυσό', '50');
  await press(user, 'Add a tier');
  await fill('Tier 4', 'Πλατίνα', '30');
  expect(group('Tier 2').getByRole('textbox', { name: /^Title/ })).toHaveValue('Χρυσό');
  await user.click(ladder().getByRole('button', { name: 'Save' }));
  await agree(user);
  await screen.findByText('You have successfully updated Point Title');
  expect((await saved()).tiers.map(({ from, to }) => [from, to])).toEqual([
    [0, 29],
    [30, 49],
    [50, 100],
    [101, -1],
  ]);
});

test('a tier that is removed leaves no gap', async () => {
  const { user, saved } = await openTiers();
  await press(user, 'Remove Χάλκινο');
  await user.click(ladder().getByRole('button', { name: 'Save' }));
  await agree(user);
  await screen.findByText('You have successfully updated Point Title');
  expect((await saved()).tiers).toMatchObject([{ from: 0, to: -1, title: { el: 'Ασημένιο' } }]);
});

test('a missing Greek title is shown, whatever language is open', async () => {
  const { user } = await openTiers();
  await press(user, 'Add a tier');
  await user.click(ladder().getByRole('button', { name: 'Save' }));
  const title = await screen.findAllByRole('textbox', { name: 'Title (Ελληνικά)' });
  await waitFor(() => expect(title[2]).toHaveAttribute('aria-invalid', 'true'));
  expect(sentTo('PUT', /point-titles$/)).toEqual([]);
});

test('the settings save alone, and name what tiers count only while they are on (tiers-enabled-fields)', async () => {
  const { user, place, saved } = await openTiers();
  const form = within(screen.getByRole('form', { name: 'How tiers work' }));
  expect(form.getByRole('combobox', { name: 'Customers climb by' })).toBeDisabled();
  await user.click(form.getByRole('switch', { name: 'Tiers are on' }));
  await user.selectOptions(form.getByRole('combobox', { name: 'A tier lasts' }), 'for a period');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await agree(user);
  const { body } = await oneSent('PUT', `/companies/${place.storeId}/tiers/change`);
  expect(body).toMatchObject({
    enabled: true,
    tier_mode_id: 1,
    package_mode: false,
    system: 'expiration_mode',
  });
  await screen.findByText('You have successfully updated tiers settings');
  expect((await saved()).settings).toMatchObject({ enabled: true, system: 'expiration_mode' });
  expect(await screen.findAllByRole('textbox', { name: 'Days it lasts' })).toHaveLength(2);
});

test('whoever may only read the ladder cannot change it (permission-check)', async () => {
  await openTiers({ without: ['point_packages.update'] });
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a tier' })).toBeNull();
});

test('without the right to read it the screen is forbidden (guard-permission)', async () => {
  await signedInTo('company', ['point_packages.read']);
  await open(page);
  await isAt('/en/forbidden');
});
