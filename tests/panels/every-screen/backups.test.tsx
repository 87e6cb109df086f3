import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordBackup, recordFailure } from '../../../server/backup/record.ts';
import { formatDateTime } from '../../../src/i18n/format.ts';
import { addCompany, addMember, addSuperAdmin } from '../../support/areas/people.ts';
import {
  isAt,
  open,
  press,
  refusal,
  sentTo,
  signInAs,
  useBack,
} from '../../support/panel/panel.tsx';

const back = useBack();
const home = '/en/loyaltyPanel';
const hour = 3_600_000;

/** A super admin at the home of a company. */
async function superAdmin() {
  const company = await addCompany(back());
  await signInAs(await addSuperAdmin(back()), company);
  return back().database.pool;
}

const ago = (hours: number) => back().clock.now - hours * hour;
const backedUp = (hours: number) =>
  recordBackup(back().database.pool, {
    at: new Date(ago(hours)).toISOString(),
    name: 'pistos.tar.gz',
    bytes: 1_234_567,
    rows: 7,
    files: 1,
  });
const text = (words: RegExp) => screen.findByText(words);

test('a super admin reads when the installation was last backed up', async () => {
  await superAdmin();
  await backedUp(3);
  await open(home);
  const said = await text(/^The installation was last backed up on/);
  expect(said).toHaveTextContent(`on ${formatDateTime(ago(3))} (1.23 MB).`);
});

test('a backup that is older than two of its intervals is complained of', async () => {
  await superAdmin();
  await backedUp(49);
  await open(home);
  const said = await text(/^The last good backup of the installation is of/);
  expect(said).toHaveTextContent(`of ${formatDateTime(ago(49))}: two should have been made since.`);
  expect(said.closest('[role=alert]')).toHaveClass('MuiAlert-colorError');
});

test('why the last try failed stands beside the last that succeeded', async () => {
  const pool = await superAdmin();
  await backedUp(25);
  await recordFailure(pool, 'no_room', ago(1));
  await open(home);
  const said = await text(/^The installation was last backed up/);
  const failed = `The last try, on ${formatDateTime(ago(1))}, failed: there is not enough room`;
  expect(said).toHaveTextContent(failed);
});

test('an installation without a backup yet says when there will be one', async () => {
  await superAdmin();
  await open('/it/loyaltyPanel');
  await text(/Non è ancora stato fatto un backup .* ogni 24 ore\.$/);
});

test('what could not be asked is asked again', async () => {
  await superAdmin();
  back().answer = ({ path }) =>
    path === '/installation/backups' ? refusal(503, 'unavailable', 'Not now.') : undefined;
  const { user } = await open(home);
  await text(/^Not now\.$/);
  back().answer = undefined;
  await press(user, 'Try again');
  await text(/was not backed up yet/);
});

test('nobody else is told, or asks', async () => {
  const company = await addCompany(back());
  await signInAs(await addMember(back(), company, { '*': true }), company);
  await open(home);
  await isAt(home);
  await screen.findByRole('heading', { name: 'Amount by day' });
  expect(sentTo('GET', /backups/)).toEqual([]);
});
