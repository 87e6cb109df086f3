/** Where the keys of the page go: the field of the present step. */
export interface Sink {
  readonly text: () => string;
  readonly write: (text: string) => void;
  /** What Enter does. */
  readonly submit: () => void;
  /** What a scanner read, which is never typed. */
  readonly scan: (code: string) => void;
}

type Entry =
  | { readonly kind: 'sign'; readonly sign: string; readonly burst: number }
  | { readonly kind: 'enter' }
  | { readonly kind: 'scan'; readonly code: string };

/** Signs of a scanner follow one another faster than those of a person, in milliseconds. */
const scannerGapMs = 40;
const fewestScanned = 6;
/** The same code within this time was read twice by mistake. */
const sameScanMs = 2000;
/** How soon it is tried again while a question is open. */
const retryMs = 50;

/**
 * The one queue of keys of the till. Keys that come while a step is on its way to the next one wait here in their
 * order, and go to the next step as soon as it can take them. A burst that ends with Enter or Tab is a scan: it goes to
 * the step as a whole, and the same one at once again is dropped.
 */
export class KeyQueue {
  #entries: Entry[] = [];
  #sink: (() => Sink | undefined) | undefined;
  #busy = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #burst = '';
  #bursts = 0;
  /** What stood in a step before the first sign of the burst. */
  #begun: { readonly sink: () => Sink | undefined; readonly text: string } | undefined;
  #lastAt = Number.NEGATIVE_INFINITY;
  #scanned = { code: '', at: Number.NEGATIVE_INFINITY };
  readonly #isOpen: () => boolean;

  /** `isOpen`: whether a question stands over the page, which takes no key of it. */
  constructor(isOpen: () => boolean) {
    this.#isOpen = isOpen;
  }

  /** A step that takes keys now, until what is answered is called. */
  attach(sink: () => Sink | undefined): () => void {
    this.#sink = sink;
    this.#later(0);
    return () => {
      if (this.#sink === sink) this.#sink = undefined;
    };
  }

  /** While the till waits for an answer, keys wait too. */
  setBusy(busy: boolean) {
    this.#busy = busy;
    if (!busy) this.#later(0);
  }

  /** The cashier goes back: the same code may be read again at once. */
  forgetScan() {
    this.#scanned = { code: '', at: Number.NEGATIVE_INFINITY };
  }

  /** Nothing waits any more: the page is another one. */
  clear() {
    this.#entries = [];
    this.#burst = '';
  }

  /** Whether keys have to wait for those before them, or for the next step. */
  get isHeld() {
    return this.#busy || !this.#sink || this.#entries.length > 0;
  }

  /** One sign at a moment in milliseconds; false where the field that has the focus may take it itself. */
  sign(sign: string, at: number, isInField: boolean): boolean {
    const isNext = at - this.#lastAt <= scannerGapMs;
    this.#burst = isNext ? this.#burst + sign : sign;
    this.#lastAt = at;
    if (!isNext) {
      this.#bursts += 1;
      this.#begun = this.#now();
    }
    if (isInField && !this.isHeld) return false;
    this.#entries.push({ kind: 'sign', sign, burst: this.#bursts });
    this.#drain();
    return true;
  }

  /** The step and its text; undefined while keys wait, which change it before this one. */
  #now() {
    const sink = this.#sink;
    const text = this.isHeld ? undefined : sink?.()?.text();
    return sink && text !== undefined ? { sink, text } : undefined;
  }

  /** Takes the last sign back. */
  back(isInField: boolean): boolean {
    this.#burst = '';
    if (this.#entries.at(-1)?.kind === 'sign') return Boolean(this.#entries.pop());
    const sink = this.#sink?.();
    if (isInField || this.isHeld || !sink) return this.isHeld;
    sink.write(sink.text().slice(0, -1));
    return true;
  }

  /** Enter, or Tab, which ends nothing but a scan. */
  end(key: 'Enter' | 'Tab', at: number, isInField: boolean): boolean {
    const code = this.#endBurst(at);
    if (code) {
      this.#takeOut(code);
      this.scan(code, at);
      return true;
    }
    if (key === 'Tab' || (isInField && !this.isHeld)) return false;
    this.#entries.push({ kind: 'enter' });
    this.#drain();
    return true;
  }

  #endBurst(at: number) {
    const code = at - this.#lastAt <= scannerGapMs ? this.#burst : '';
    this.#burst = '';
    // Letters alone are a name, and digits with a sign between them an amount.
    const isCode = /[\d-]/.test(code) && !/^[\d.]*[.,]\d*$/.test(code);
    return code.length >= fewestScanned && isCode ? code : undefined;
  }

  /** Takes the signs of a scan out of where they went as if they were typed. */
  #takeOut(code: string) {
    let left = code.length;
    while (left > 0 && this.#entries.at(-1)?.kind === 'sign') {
      this.#entries.pop();
      left -= 1;
    }
    const sink = this.#sink?.();
    if (!sink || left === 0) return;
    const text = sink.text();
    if (text.endsWith(code.slice(0, left))) sink.write(text.slice(0, -left));
    // The field took a part of it only: it has room for so many signs.
    else if (this.#begun && this.#begun.sink === this.#sink) sink.write(this.#begun.text);
  }

  /** What a scanner or a camera read goes to the step as a whole; the same code again within two seconds is dropped. */
  scan(code: string, at: number) {
    const isSame = code === this.#scanned.code && at - this.#scanned.at < sameScanMs;
    this.#scanned = { code, at };
    if (isSame) return;
    this.#entries.push({ kind: 'scan', code });
    this.#drain();
  }

  #write(sink: Sink, { sign, burst }: { readonly sign: string; readonly burst: number }) {
    const text = sink.text();
    if (burst === this.#bursts && this.#sink) this.#begun ??= { sink: this.#sink, text };
    sink.write(text + sign);
  }

  #later(ms: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#drain(), ms);
  }

  /** Hands over what waits, up to what makes the step go on: the rest is for the next one. */
  #drain() {
    if (this.#busy || !this.#entries.length) return;
    if (this.#isOpen()) return this.#later(retryMs);
    const sink = this.#sink?.();
    const entry = sink && this.#entries.shift();
    if (!sink || !entry) return;
    if (entry.kind === 'sign') this.#write(sink, entry);
    if (entry.kind === 'enter') sink.submit();
    if (entry.kind === 'scan') sink.scan(entry.code);
    if (entry.kind === 'sign') this.#drain();
    // What Enter and a scan cause is known a moment later: whether the till is busy, and which step it is at.
    else this.#later(0);
  }
}
