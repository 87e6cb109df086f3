import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import pino from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { previewing } from '../../../server/campaigns/foreseen/queue.ts';
import { previewPiece } from '../../../server/campaigns/previews/piece.ts';
import { runJobs } from '../../../server/jobs/run.ts';
import { settingsWith } from '../../support/app.ts';
import { addCustomer, send } from '../../support/areas/till.ts';
import { openWizard, toCheck } from '../../support/panel/campaign-wizard.ts';
import { marketerOf } from '../../support/panel/marketing.ts';
import { press, refusal, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
beforeEach(() => localStorage.clear());

type User = Awaited<ReturnType<typeof openWizard>>['user'];
const work = () =>
  runJobs(
    back().database,
    { [previewing]: previewPiece(2000, settingsWith({})) },
    pino({ level: 'silent' }),
  );

/** The last step of a purchase that gives fifty points, after receipts of so many customers. */
async function atCheck(customers = 0) {
  const { user, company } = await openWizard();
  const { till } = await marketerOf(back(), company);
  for (let each = 0; each < customers; each += 1) await send(till, await addCustomer(till), 10);
  await toCheck(user);
  return { user, preview: () => screen.findByRole('region', { name: 'Preview' }) };
}
/** Has the preview looked at, and waits until it is under way. */
async function look(user: User, name = 'Look at the last 90 days') {
  await press(user, name);
  await screen.findByRole('progressbar', { name: 'Looking: 0%' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stop' })).toBeEnabled());
}

test('a preview says how far it is, then its figures and ten of the customers', async () => {
  const { user, preview } = await atCheck(12);
  await look(user);
  await work();
  await screen.findByText('For example');
  const shown = within(await preview());
  expect(shown.getAllByRole('listitem')).toHaveLength(10);
  const points = shown.getByText('Points').parentElement;
  expect(points).toHaveTextContent('600');
  const weeks = shown.getByRole('table', { name: 'By week', hidden: true });
  const times = within(weeks)
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((row) => Number(within(row).getByRole('cell', { hidden: true }).textContent));
  expect(times.reduce((sum, each) => sum + each, 0)).toBe(12);
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
});

test('a preview that is stopped says so, and is looked at again', async () => {
  const { user } = await atCheck(1);
  await look(user);
  await press(user, 'Stop');
  await screen.findByText('The preview was stopped.');
  await work();
  await look(user, 'Look again');
  await work();
  await screen.findByText('For example');
});

test('a preview that did not finish says so', async () => {
  const { user } = await atCheck();
  back().answer = ({ method, path }) =>
    method === 'GET' && /previews\/\d+$/.test(path)
      ? HttpResponse.json({
          data: { campaign_preview_id: 1, state: 'failed', done: 0, total: 1, result: null },
        })
      : undefined;
  await press(user, 'Look at the last 90 days');
  await screen.findByText('The preview did not finish. Try again.');
  expect(screen.getByRole('button', { name: 'Look again' })).toBeEnabled();
});

test('what refuses a preview is said, and it can be asked for again', async () => {
  const { user } = await atCheck();
  back().answer = ({ method, path }) =>
    method === 'POST' && path.endsWith('/previews')
      ? refusal(429, 'too_many', 'One preview after the other.')
      : undefined;
  await press(user, 'Look at the last 90 days');
  await screen.findByText('One preview after the other.');
  back().answer = undefined;
  await look(user, 'Try again');
  expect(screen.queryByText('One preview after the other.')).toBeNull();
});
