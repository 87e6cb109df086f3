import { screen } from '@testing-library/react';
import { open, press, signedInTo } from './panel.tsx';

export const wizard = '/en/loyaltyPanel/campaigns/new-campaign';
type User = Awaited<ReturnType<typeof open>>['user'];

/** Somebody of a company before a new campaign. */
export async function openWizard() {
  const staff = await signedInTo('company');
  const opened = await open(wizard);
  await screen.findByRole('radio', { name: /^Reward or message/ });
  return { ...staff, ...opened };
}

export const pick = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('radio', { name }));

/** Opens the next step and waits for it. */
export async function goOn(user: User, to: string) {
  await press(user, 'Next');
  await screen.findByRole('heading', { name: to, level: 2 });
}

/** A campaign of a type with a title, which is all that most of them want. */
export async function choose(user: User, type: string | RegExp = /^Purchase/) {
  await pick(user, /^Reward or message/);
  await pick(user, type);
  await user.type(screen.getByLabelText(/^Title/), 'Morning coffee');
}

export async function give(user: User) {
  await user.type(screen.getByLabelText(/^Title/), 'Fifty points');
  await user.type(screen.getByLabelText('Points'), '50');
}

/** A purchase that gives fifty points, up to the last step. */
export async function toCheck(user: User) {
  await choose(user);
  await goOn(user, 'Who');
  await goOn(user, 'What it gives');
  await give(user);
  await goOn(user, 'What it says');
  await goOn(user, 'Costs and limits');
  await goOn(user, 'Check');
}
