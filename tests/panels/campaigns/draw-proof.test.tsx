import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { proofOf } from '../../support/areas/proofs.ts';
import { open, useBack } from '../../support/panel/panel.tsx';

useBack();
beforeEach(() => localStorage.clear());

const fileOf = (content: unknown) =>
  new File([JSON.stringify(content)], 'proof.json', { type: 'application/json' });
async function choose(file: File) {
  const { user } = await open('/en/draw-proof');
  await user.upload(await screen.findByLabelText('Choose a file'), file);
}

test('a proof is checked without signing in, and shows who was drawn', async () => {
  await choose(fileOf(proofOf()));
  expect(await screen.findByText('The draw is right')).toBeVisible();
  expect(screen.getAllByText('Right')).toHaveLength(6);
  const places = screen.getByRole('table', { name: 'Places' });
  expect(within(places).getAllByText('Winner')).toHaveLength(3);
  expect(screen.getByText(proofOf().commitment)).toBeVisible();
});

test('a proof with another winner fails at that step, and the rest is not looked at', async () => {
  const proof = proofOf();
  await choose(fileOf({ ...proof, drawn: proof.drawn.slice(1) }));
  expect(await screen.findByText('The proof is wrong')).toBeVisible();
  expect(screen.getAllByText('Right')).toHaveLength(4);
  expect(screen.getAllByText('Wrong')).toHaveLength(1);
  expect(screen.getAllByText('Not checked')).toHaveLength(1);
});

test('what is no JSON is told so', async () => {
  await choose(new File(['{'], 'proof.json', { type: 'application/json' }));
  expect(await screen.findByText('The file cannot be read as JSON.')).toBeVisible();
});
