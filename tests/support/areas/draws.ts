import {
  cancelDraw,
  closeDraw,
  confirmDraw,
  drawDraw,
  openDraw,
  proofOfDraw,
  readDraw,
  redrawDraw,
} from '../../../contract/campaigns/draws.ts';
import type { DrawProof } from '../../../contract/draws/proof.ts';
import { call } from '../app.ts';
import type { Marketer } from './campaigns.ts';
import { download } from './orders.ts';

const steps = {
  open: openDraw,
  close: closeDraw,
  draw: drawDraw,
  confirm: confirmDraw,
  cancel: cancelDraw,
} as const;

/** Whoever holds the draw of a campaign. */
export class Drawer {
  readonly marketer: Marketer;
  readonly id: number;

  constructor(marketer: Marketer, id: number) {
    this.marketer = marketer;
    this.id = id;
  }

  get at() {
    const { till, admin } = this.marketer;
    return { params: { storeId: till.company.companyId, id: this.id }, as: admin };
  }

  step = (name: keyof typeof steps) =>
    call(this.marketer.till.app, steps[name], { ...this.at, body: {} });

  redraw = (place: number, reason = 'Δεν απαντά') =>
    call(this.marketer.till.app, redrawDraw, { ...this.at, body: { place, reason } });

  async read() {
    return (await call(this.marketer.till.app, readDraw, this.at)).data;
  }

  async proof(): Promise<{ status: number; text: string; proof: DrawProof }> {
    const { till, admin } = this.marketer;
    const { status, bytes } = await download(till.app, proofOfDraw, this.at.params, admin);
    const text = new TextDecoder().decode(bytes);
    return { status, text, proof: JSON.parse(text) };
  }
}
