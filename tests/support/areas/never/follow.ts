import { expect } from 'vitest';
import { verifyLedger } from '../../../../server/ledger/verify.ts';
import { figuresAgree } from '../figures/agree.ts';
import { expectSound } from '../till.ts';
import { capsBroken } from './caps.ts';
import { deleteSome, tracesAfterErasing } from './deleting.ts';
import { leftOf } from './left.ts';
import { pointingNowhere } from './pointing.ts';
import { beginAgain, drawerOf, type Opened, type Programme } from './programme.ts';
import type { Step } from './step.ts';
import { happen, returnAll } from './steps.ts';

async function expectNothingLeft(programme: Programme) {
  expect(await leftOf(programme), 'left').toEqual({});
  expect(await capsBroken(programme), 'caps after returns').toEqual([]);
  await expectSound(programme.till);
  const draw = await drawerOf(programme).step('close');
  expect(draw.data.entries, 'entries of the draw').toBe(0);
}

async function expectNothingNamed(programme: Programme, which: number) {
  await deleteSome(programme, which);
  expect(await pointingNowhere(programme), 'named and gone').toEqual([]);
  expect(await tracesAfterErasing(programme), 'traces').toEqual([]);
  expect(await verifyLedger(programme.till.app.database.pool), 'ledger').toEqual([]);
}

/**
 * Follows a sequence from the beginning of the programme, in which every cap holds, and returns all of its receipts: nothing
 * of them is left. In some sequences figures are compared on every page before, and records deleted at the end.
 */
export async function follow(opened: Opened, steps: readonly Step[]): Promise<void> {
  const servers = await beginAgain(opened);
  const [programme, other] = servers;
  for (const step of steps) await happen(servers, step);
  const which = steps.reduce((sum, { cents }) => sum + cents, 0);
  expect(await capsBroken(programme), 'caps').toEqual([]);
  if (which % 12 === 0) await figuresAgree(other);
  await returnAll(programme, which);
  await expectNothingLeft(programme);
  if (which % 5 === 0) await expectNothingNamed(other, which / 5);
}
