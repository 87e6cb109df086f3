import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { runCampaign } from '../../support/areas/campaigns.ts';
import { Drawer } from '../../support/areas/draws.ts';
import { addCustomer, send } from '../../support/areas/till.ts';
import { marketerOf } from '../../support/panel/marketing.ts';
import { oneSent, open, press, refusal, signedInTo, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
beforeEach(() => localStorage.clear());

type User = Awaited<ReturnType<typeof open>>['user'];

/** A draw of two winners and an alternate that runs, with a receipt of each of some customers. */
async function drawOf(customers = 4, without: readonly string[] = []) {
  const { company } = await signedInTo('company', without);
  const marketer = await marketerOf(back(), company);
  const id = await runCampaign(marketer, 'draw', { winners: 2, alternates: 1 });
  // Receipts of the very moment in which it is opened or closed belong to neither side of it.
  back().clock.now += 60_000;
  for (let each = 0; each < customers; each += 1)
    await send(marketer.till, await addCustomer(marketer.till), 10);
  back().clock.now += 60_000;
  const draw = new Drawer(marketer, id);
  return { draw, path: `/en/loyaltyPanel/campaigns/view-campaign/${id}?tab=draw` };
}
async function drawnOf(...of: Parameters<typeof drawOf>) {
  const made = await drawOf(...of);
  await made.draw.step('close');
  await made.draw.step('draw');
  return made;
}

/** Presses the button of a step and answers its question. */
async function take(user: User, step: string, answer = 'Confirm') {
  await press(user, step);
  const dialog = await screen.findByRole('dialog', { name: step });
  await user.click(within(dialog).getByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
const placesOf = async () => {
  const region = await screen.findByRole('region', { name: 'Who was drawn' });
  return within(region).getAllByRole('row').slice(1);
};

test('an open draw shows the hash of its seed, and is closed after a question', async () => {
  const { draw, path } = await drawOf();
  const { user } = await open(path);
  await screen.findByText('Open: receipts give entries');
  expect(screen.getByText((await draw.read()).commitment ?? '')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download the proof' })).toBeNull();
  await take(user, 'Close the entries', 'Cancel');
  expect((await draw.read()).state).toBe('open');
  await take(user, 'Close the entries');
  await screen.findByText('Closed: the entries are settled');
  expect(screen.getByText((await draw.read()).entries_hash ?? '')).toBeVisible();
});

test('a closed draw is drawn, tells who won and by which seed, and is confirmed', async () => {
  const { draw, path } = await drawOf();
  await draw.step('close');
  const { user } = await open(path);
  await take(user, 'Draw the winners');
  await screen.findByText('Drawn: not confirmed yet');
  expect(
    (await placesOf()).map((row) => within(row).getByText(/Winner|Alternate/).textContent),
  ).toEqual(['Winner', 'Winner', 'Alternate']);
  const { seed, places } = await draw.read();
  expect(screen.getByText(seed ?? '')).toBeVisible();
  const [first] = await placesOf();
  expect(within(first as HTMLElement).getByRole('link')).toHaveTextContent(
    places[0]?.customer ?? '',
  );
  await screen.findByRole('button', { name: 'Download the proof' });
  await take(user, 'Confirm the result');
  await screen.findByText('Confirmed');
  for (const name of ['Cancel the draw', 'Replace place 1'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  // The campaign is over with it.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull());
});

test('a winner who cannot be reached is replaced by the alternate, with a reason', async () => {
  const { path } = await drawnOf();
  const { user } = await open(path);
  await press(user, 'Replace place 1');
  const dialog = await screen.findByRole('dialog');
  const replace = within(dialog).getByRole('button', { name: 'Replace' });
  await user.type(within(dialog).getByLabelText(/^Reason/), '   ');
  expect(replace).toBeDisabled();
  await user.type(within(dialog).getByLabelText(/^Reason/), 'No answer for a week');
  await user.click(replace);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { body } = await oneSent('POST', /draw\/redraw$/);
  expect(body).toEqual({ place: 1, reason: 'No answer for a week' });
  const rows = await placesOf();
  within(rows[0] as HTMLElement).getByText('Place 3 took over. No answer for a week');
  within(rows[2] as HTMLElement).getByText('Winner');
  // Nobody is left to take over from the others.
  await press(user, 'Replace place 2');
  await user.type(await screen.findByLabelText(/^Reason/), 'Nor this one');
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Replace' }),
  );
  await screen.findByText('No alternate is left.');
});

test('a draw that is given up has no winners, and takes no step', async () => {
  const { draw, path } = await drawOf();
  const { user } = await open(path);
  await take(user, 'Cancel the draw');
  await screen.findByText('Cancelled');
  expect((await draw.read()).state).toBe('cancelled');
  expect(screen.queryByRole('button', { name: 'Close the entries' })).toBeNull();
});

test('a draw that nobody entered says so', async () => {
  const { path } = await drawnOf(0);
  await open(path);
  await screen.findByText('Nobody had an entry.');
});

test('of two who take a step at once the second sees where the draw stands', async () => {
  const { draw, path } = await drawOf();
  const { user } = await open(path);
  await screen.findByRole('button', { name: 'Close the entries' });
  await draw.step('cancel');
  await take(user, 'Close the entries');
  await screen.findByText('Cancelled');
  expect((await draw.read()).state).toBe('cancelled');
});

test('a draw that cannot be had says so, and is asked for again', async () => {
  const { path } = await drawOf();
  back().answer = (sent) =>
    sent.path.endsWith('/draw') ? refusal(500, 'error', 'The draw is not to be had.') : undefined;
  const { user } = await open(path);
  await screen.findByText('The draw is not to be had.');
  back().answer = undefined;
  await press(user, 'Try again');
  await screen.findByText('Open: receipts give entries');
});

test('who may only read sees who won, and takes no step', async () => {
  const { path } = await drawnOf(4, ['campaigns.update']);
  await open(path);
  await screen.findByText('Drawn: not confirmed yet');
  expect(await placesOf()).toHaveLength(3);
  for (const name of ['Confirm the result', 'Cancel the draw', 'Replace place 1'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('button', { name: 'Download the proof' })).toBeVisible();
});
