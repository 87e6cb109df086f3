import { expect } from 'vitest';
import { verifyLedger } from '../../../../server/ledger/verify.ts';
import { figuresAgree } from '../figures/agree.ts';
import { countNow } from '../till.ts';
import { capsBroken } from './caps.ts';
import { deleteSome, tracesAfterErasing } from './deleting.ts';
import { leftOf } from './left.ts';
import { figuresOfMessagesAgree } from './messages.ts';
import { pointingNowhere } from './pointing.ts';
import { beginAgain, drawerOf, type Opened, type Programme } from './programme.ts';
import type { Step } from './step.ts';
import { happen, returnAll } from './steps.ts';

/** The ledger is sound, in every other sequence also by what the background counts. */
async function expectSound({ till }: Programme, which: number) {
  const { database } = till.app;
  if (which % 2 === 0) await countNow(database);
  expect(await verifyLedger(database.pool), 'ledger').toEqual([]);
}

async function expectNothingLeft(programme: Programme, which: number) {
  expect(await leftOf(programme), 'left').toEqual({});
  expect(await capsBroken(programme), 'caps after returns').toEqual([]);
  await expectSound(programme, which);
  if (which % 3) return;
  const draw = await drawerOf(programme).step('close');
  expect(draw.data.entries, 'entries of the draw').toBe(0);
}

async function expectNothingNamed(programme: Programme, which: number) {
  await deleteSome(programme, which);
  expect(await pointingNowhere(programme), 'named and gone').toEqual([]);
  expect(await tracesAfterErasing(programme), 'traces').toEqual([]);
  await expectSound(programme, which);
}

/**
 * Follows a sequence from the beginning of the programme, in which every cap holds, and returns all of its receipts: nothing
 * of them is left. In some sequences figures are compared on every page, before or after, and records deleted at the end.
 */
export async function follow(opened: Opened, steps: readonly Step[]): Promise<void> {
  const servers = await beginAgain(opened);
  const [programme, other] = servers;
  for (const step of steps) await happen(servers, step);
  const which = steps.reduce((sum, { cents }) => sum + cents, 0);
  expect(await capsBroken(programme), 'caps').toEqual([]);
  if (which % 12 === 0) await figuresAgree(other);
  await returnAll(programme, which);
  if (which % 6 === 0) await figuresOfMessagesAgree(other);
  await expectNothingLeft(programme, which);
  if (which % 12 === 6) await figuresAgree(other);
  if (which % 5 === 0) await expectNothingNamed(other, which / 5);
}
