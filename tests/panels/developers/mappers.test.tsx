import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { responseMappers } from '../../../contract/developers/mappers.ts';
import { call } from '../../support/app.ts';
import { developerWays } from '../../support/areas/developers/records.ts';
import { open, press, signedInTo, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
const page = '/en/loyaltyPanel/developers/response-mappers';

test('rows are tried on real answers while they are typed, and saved', async () => {
  const { place, person } = await signedInTo('company');
  const ways = developerWays(async () => person);
  await ways['webhook-logs']?.(back(), place);
  await back().database.pool.query(
    `update store_event_logs set status = 200, response_body = '{"result":"busy"}'`,
  );
  const { user } = await open(`${page}/create`);
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Accounting');
  const tester = within(await screen.findByRole('region', { name: 'The last ten answers' }));
  await tester.findByText('Complete the rows to see what they make of the answers.');
  const row = within(screen.getByRole('listitem', { name: 'Row 1' }));
  await user.type(row.getByRole('textbox', { name: 'Path in the JSON' }), 'result');
  await user.type(row.getByRole('textbox', { name: 'Value' }), 'busy');
  await user.selectOptions(row.getByRole('combobox', { name: 'Then it is' }), 'Tried again');
  await tester.findByText('Tried again');
  await tester.findByText('by row 1');
  await press(user, 'Save');
  await screen.findByText('You have successfully created answer rule');
  const params = { storeId: place.storeId };
  const { data } = await call(back(), responseMappers.calls.list, { params, as: person });
  expect(data.response_mappers).toMatchObject([
    { name: 'Accounting', rows: [{ place: 'result', value: 'busy', outcome: 'retry' }] },
  ]);
});
