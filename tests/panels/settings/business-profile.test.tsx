import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { changeSms } from '../../../contract/messages/messaging-calls.ts';
import { allSettings } from '../../../contract/settings/company-settings.ts';
import { call } from '../../support/app.ts';
import {
  isAt,
  open,
  picture,
  press,
  refusal,
  sentTo,
  signedInTo,
  useBack,
} from '../../support/panel/panel.tsx';

const back = useBack();

async function openProfile(part = 'company', without: readonly string[] = []) {
  const staff = await signedInTo('company', without);
  const opened = await open(`/en/loyaltyPanel/business-profile?part=${part}`);
  await screen.findByRole('link', { name: 'Viber' });
  const saved = async () =>
    (
      await call(back(), allSettings, {
        params: { storeId: staff.place.storeId },
        as: staff.person,
      })
    ).data;
  return { ...staff, ...opened, saved };
}
type User = Awaited<ReturnType<typeof openProfile>>['user'];
const form = (name: string) => within(screen.getByRole('form', { name }));
async function write(user: User, of: string, label: string, text: string) {
  const field = form(of).getByLabelText(label);
  await user.clear(field);
  if (text) await user.type(field, text);
}
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));
const openPart = async (user: User, name: string) => {
  await user.click(screen.getByRole('link', { name }));
  await screen.findByRole('link', { name, current: 'page' });
};

test('what is typed in several parts is named and saved by one button, each told of', async () => {
  const { user, saved } = await openProfile();
  await write(user, 'Company name', 'Name', 'Aigaion');
  await openPart(user, 'Points');
  await write(user, 'Points expiry', 'Days until points expire', '365');
  const bar = within(screen.getByRole('region', { name: 'Not saved yet' }));
  bar.getByText('Company name, Points expiry');
  await save(user);
  await screen.findByText('You have successfully updated Point Expiration settings');
  expect(await saved()).toMatchObject({ expiration_points: 365, name: 'Aigaion' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
});

test('of several, what is refused stays, with the reason beside it', async () => {
  const { user, saved } = await openProfile('points');
  await write(user, 'Points expiry', 'Days until points expire', '365');
  await openPart(user, 'Company');
  await write(user, 'Company name', 'Name', '');
  await save(user);
  await waitFor(async () => expect((await saved()).expiration_points).toBe(365));
  const bar = within(screen.getByRole('region', { name: 'Not saved yet' }));
  await bar.findByText('Company name');
  await form('Company name').findByText('This field is required.');
});

test('a refused save leads to what is wrong, in another part too', async () => {
  const { user } = await openProfile();
  await write(user, 'Company name', 'Name', '');
  await openPart(user, 'Points');
  await write(user, 'Points expiry', 'Days until points expire', '365');
  await save(user);
  await screen.findByRole('link', { name: 'Company', current: 'page' });
  await waitFor(() => expect(form('Company name').getByLabelText('Name')).toHaveFocus());
});

test('a setting is found by its name in any part, and led to', async () => {
  const { user } = await openProfile();
  const search = within(screen.getByRole('search'));
  await user.type(search.getByRole('searchbox'), 'until points');
  await user.click(search.getByRole('button', { name: 'Days until points expire Points' }));
  await screen.findByRole('link', { name: 'Points', current: 'page' });
  await waitFor(() => expect(screen.getByLabelText('Days until points expire')).toHaveFocus());
  await user.type(search.getByRole('searchbox'), 'nothing is called so');
  await search.findByText('No setting is called so.');
});

test('several forms that name a version follow one another without a conflict with oneself', async () => {
  const { user, saved } = await openProfile('sms');
  await user.type(form('Text message for a claim').getByRole('textbox'), 'A {{code}');
  await user.type(form('Text for a redemption').getByRole('textbox'), 'B {{code}');
  await save(user);
  await waitFor(async () =>
    expect(await saved()).toMatchObject({
      sms_coupon_claim_message: { en: 'A {code}' },
      sms_redemption_message: { en: 'B {code}' },
    }),
  );
});

test('what was changed is put back as it was', async () => {
  const { user } = await openProfile();
  await write(user, 'Company name', 'Name', 'Other');
  await press(user, 'Put back');
  expect(form('Company name').getByLabelText('Name')).toHaveValue('Αλφα');
});

test('the worth of a point is typed for a hundred of them', async () => {
  const { user, saved } = await openProfile('points');
  await write(user, 'How points are counted', 'Value of 100 points', '1.25');
  await save(user);
  await screen.findByText('Settings updated successfully');
  expect((await saved()).point_value).toBe(0.0125);
});

test('a switch that fails is put back (activator-toggle-reverted)', async () => {
  const { user } = await openProfile('programme');
  back().answer = ({ path }) =>
    path.endsWith('/push_notifications') ? refusal(500, 'internal', 'Broken') : undefined;
  const push = screen.getByRole('switch', { name: 'Push notifications' });
  await user.click(push);
  await screen.findByText('Broken');
  await waitFor(() => expect(push).toBeChecked());
});

test('a mail server that cannot be reached is a warning, not a success (email-configuration-209)', async () => {
  const { user, place } = await openProfile('mail');
  const current = (
    await call(back(), allSettings, {
      params: { storeId: place.storeId },
      as: { token: localStorage.getItem('accessToken') ?? '' },
    })
  ).data;
  back().answer = ({ path, method }) =>
    method === 'PUT' && path.endsWith('/email-configuration')
      ? HttpResponse.json({
          data: current,
          code: 209,
          message: 'No answer',
          notification: 'No answer',
        })
      : undefined;
  await user.selectOptions(form('How mails are sent').getByLabelText('Sent through'), 'smtp');
  await write(user, 'How mails are sent', 'Server', 'mail.example.org');
  await write(user, 'How mails are sent', 'Port', '587');
  await write(user, 'How mails are sent', 'Account and sender', 'info@example.org');
  await save(user);
  const warning = await screen.findByText('No answer');
  expect(warning.closest('.MuiAlert-root, .MuiSnackbarContent-root')?.className).toMatch(
    /warning/i,
  );
  expect(screen.queryByText('You have successfully updated Email Configuration')).toBeNull();
});

test('a test mail that fails says so in the server’s words (test-message-failed)', async () => {
  const { user } = await openProfile('mail');
  await user.type(screen.getByLabelText('Send it to'), 'anna@example.org');
  await press(user, 'Send a test mail');
  await screen.findByText('Error: Test failed');
  screen.getByText('No mail server is set up. Set one up first.');
});

test('a text is counted as it is typed (sms-code-placeholder)', async () => {
  const { user, saved } = await openProfile('sms');
  const claim = form('Text message for a claim');
  claim.getByText('0 characters · 0 messages');
  await user.type(claim.getByRole('textbox'), '{{code}');
  claim.getByText('12 characters · 1 message');
  await save(user);
  await screen.findByText('Settings updated successfully');
  expect((await saved()).sms_coupon_claim_message.en).toBe('{code}');
});

test('the address of a gateway that was typed and then not used is not sent', async () => {
  const { place, person, saved } = await openProfile('sms');
  const url = 'https://8.8.8.8/texts';
  const body = { mode: 'own' as const, url, token: 'T0ken' };
  await call(back(), changeSms, { params: { storeId: place.storeId }, body, as: person });
  const { user } = await open('/en/loyaltyPanel/business-profile?part=sms');
  await screen.findByRole('form', { name: 'How texts are sent' });
  await write(user, 'How texts are sent', 'Address of the gateway', 'https://9.9.9.9/texts');
  const way = form('How texts are sent').getByLabelText('Sent through');
  await user.selectOptions(way, 'default');
  await save(user);
  await screen.findByText('You have successfully updated Sms Configuration');
  expect((await saved()).sms_configuration).toMatchObject({ mode: 'default', url });
});

test('the Viber alias is requested and given up (viber-alias-transitions)', async () => {
  const { user, saved } = await openProfile('viber');
  await back().database.pool.query("update stores set primary_phone = '2103210000'");
  await user.type(screen.getByLabelText('Alias'), 'Aigaion');
  await press(user, 'Request');
  await screen.findByText('A verification SMS has been sent to this phone number.');
  await screen.findByText('Waits for its code');
  await press(user, 'Remove the alias');
  await screen.findByText('No alias');
  expect((await saved()).viber_configuration.state).toBe('none');
});

test.each([
  ['en', 'You have successfully uploaded image', 'Logo'],
  ['el', 'Η εικόνα ανέβηκε', 'Λογότυπο'],
  ['it', 'L’immagine è stata caricata', 'Logo principale'],
])(
  'an uploaded image is told in %s (success-image-or-file-languages)',
  async (lang, said, label) => {
    const staff = await signedInTo('company');
    const { user } = await open(`/${lang}/loyaltyPanel/business-profile?part=looks`);
    await user.upload(await screen.findByLabelText(label), await picture());
    await screen.findByText(said);
    const logo = (
      await call(back(), allSettings, {
        params: { storeId: staff.place.storeId },
        as: staff.person,
      })
    ).data.logo;
    expect(logo).toMatch(/^\/files\//);
  },
);

test('deleting the company wants its name, says so, and leads to sign-in (company-deleted-flow)', async () => {
  const { user } = await openProfile('end');
  await press(user, 'Delete the company…');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await user.type(dialog.getByLabelText('Name of the company'), 'Αλφα');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Company Deleted Successfully. Redirecting to store login page...');
  await isAt('/en/sign-in');
  expect(localStorage.getItem('accessToken')).toBeNull();
});

test('whoever may only read sees no way to save, and nothing is sent', async () => {
  await openProfile('company', ['profile.update', 'profile.delete']);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByText('Delete the company…')).toBeNull();
  expect(screen.getByLabelText('Client number')).toBeDisabled();
  expect(sentTo('PUT', /settings/)).toEqual([]);
});

test('leaving with something unsaved asks first', async () => {
  const { user, go } = await openProfile();
  await write(user, 'Company name', 'Name', 'Other');
  await go('/en/loyaltyPanel/stores/stores-tab');
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await isAt('/en/loyaltyPanel/business-profile?part=company');
});
