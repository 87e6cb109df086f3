/** A lot of credits: the order that it came by, how many are left, and until when. */
interface Lot {
  readonly order: number;
  readonly until: number;
  left: number;
}

/**
 * Credits of one kind as they have to be. Those that are lost first are used first; what a text needs is used whole or
 * not at all; what is left of an order goes with its money, and what is left of a month with that.
 */
export class CreditModel {
  private lots: Lot[] = [];
  bought = 0;
  used = 0;
  refunded = 0;
  expired = 0;

  get balance(): number {
    return this.bought - this.used - this.refunded - this.expired;
  }

  give(order: number, amount: number, until: number) {
    if (this.lots.some((lot) => lot.order === order)) return;
    this.lots.push({ order, until, left: amount });
    this.bought += amount;
  }

  use(count: number) {
    if (count > this.balance) return;
    this.used += count;
    let rest = count;
    for (const lot of this.lots.toSorted((one, other) => one.until - other.until)) {
      const taken = Math.min(rest, lot.left);
      lot.left -= taken;
      rest -= taken;
    }
  }

  takeBack(order: number) {
    this.refunded += this.empty((lot) => lot.order === order);
  }

  expire(now: number) {
    this.expired += this.empty((lot) => lot.until <= now);
  }

  private empty(which: (lot: Lot) => boolean): number {
    let taken = 0;
    for (const lot of this.lots.filter(which)) {
      taken += lot.left;
      lot.left = 0;
    }
    return taken;
  }
}
