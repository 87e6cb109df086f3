import { screen, within } from '@testing-library/react';
import type { open } from './panel.tsx';

type User = Awaited<ReturnType<typeof open>>['user'];

/** Says yes to the question before a save that changes many; answers what it said. */
export async function agree(user: User): Promise<string> {
  const question = await screen.findByRole('dialog', { name: 'Before this is saved' });
  const said = within(question).getByRole('list').textContent ?? '';
  await user.click(within(question).getByRole('button', { name: 'Save' }));
  return said;
}
