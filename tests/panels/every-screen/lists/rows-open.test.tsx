import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { networkRegions } from '../../../../contract/organisations/network-regions.ts';
import { isAt, open, signedInTo, useBack } from '../../../support/panel/panel.tsx';
import { addRecord } from '../../../support/worlds/factories.ts';

const back = useBack();
const list = '/en/loyaltyPanel/stores/network-regions';

test('a row that somebody may not open shows all that is known of it', async () => {
  const { place } = await signedInTo('company', ['stores.network_regions.update']);
  await addRecord(back(), networkRegions as never, place);
  const { user } = await open(list);
  const [, row] = await screen.findAllByRole('row');
  await user.click(within(row as HTMLElement).getByRole('button'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Details' }));
  for (const name of ['Name', 'Stores', 'Last change', 'Created']) dialog.getByText(name);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(
    within(row as HTMLElement)
      .getAllByRole('cell')
      .at(-1) as HTMLElement,
  );
  await screen.findByRole('dialog', { name: 'Details' });
  await isAt(list);
});

test('how many rows there are stands above them', async () => {
  const { place } = await signedInTo('company');
  for (let index = 0; index < 13; index += 1)
    await addRecord(back(), networkRegions as never, place);
  await open(list);
  await screen.findByText('Total: 13');
});
