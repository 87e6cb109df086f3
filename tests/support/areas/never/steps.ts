import { giveBack } from '../till.ts';
import {
  cancelSome,
  claimCoupon,
  claimGift,
  handOver,
  handOverGift,
  letGo,
  moveOrder,
  orderGift,
  refuse,
  takeBack,
} from './claiming.ts';
import { expire, expireOpen, look } from './clock.ts';
import { buyWithCode, redeemCode } from './codes.ts';
import { importPeople, undoImport } from './importing.ts';
import { sendDue } from './messages.ts';
import { bring, sendAllBack, sendSomeBack } from './partner.ts';
import { merge, register, unmerge } from './people.ts';
import type { Programme } from './programme.ts';
import {
  buy,
  buyAndUndo,
  buyLines,
  buyWithCoupon,
  pay,
  returnLine,
  returnPart,
} from './receipts.ts';
import type { Step } from './step.ts';
import { sendStored } from './stored.ts';
import { confirm, giveUpSome, wait } from './waiting.ts';

const takes: Record<Step['what'], (programme: Programme, step: Step) => Promise<unknown>> = {
  buy,
  lines: buyLines,
  coupon: buyWithCoupon,
  pay,
  undo: buyAndUndo,
  part: returnPart,
  line: returnLine,
  wait,
  confirm,
  giveUp: giveUpSome,
  stored: sendStored,
  code: redeemCode,
  buyWithCode,
  gift: claimGift,
  claim: claimCoupon,
  handOver,
  takeBack,
  refuse,
  cancel: cancelSome,
  order: orderGift,
  move: moveOrder,
  redeem: handOverGift,
  merge,
  unmerge,
  register,
  bring,
  sendBack: sendSomeBack,
  import: importPeople,
  undoImport,
  look,
  expire,
  expireOpen,
  send: sendDue,
};

/** Lets it happen, so many hours later; what is refused changes nothing. */
export async function happen(servers: readonly [Programme, Programme], step: Step): Promise<void> {
  const programme = servers[step.server];
  programme.till.app.clock.now += step.hours * 3_600_000;
  await takes[step.what](programme, step);
}

/** Returns all that is left of every receipt, one after another in an order, and lets campaigns look in between. */
export async function returnAll(programme: Programme, order: number): Promise<void> {
  if (order % 2) await letGo(programme);
  const left = [...programme.receipts];
  for (let turn = order; left.length; turn = turn * 7 + 3) {
    const [receipt] = left.splice(turn % left.length, 1);
    if (receipt) await giveBack(receipt.at, receipt.id);
    if (turn % 5 === 0) await look(programme);
  }
  if (order % 2 === 0) await letGo(programme);
  await sendAllBack(programme);
  await look(programme);
}
