import { longestCell, type TableLimits, tooLargeATable } from './bad-table.ts';

const pieceBytes = 4_000_000;
// A letter takes up to three bytes of UTF-8 for each of its units.
const longestBytes = longestCell * 3;

/**
 * The texts that the cells of a workbook share, by their numbers. Millions of small texts would take
 * several times their size as texts of their own; here they lie one after the other.
 */
export class SharedTexts {
  private readonly limits: Pick<TableLimits, 'texts' | 'textBytes'>;
  private readonly pieces: Buffer[] = [];
  private used = pieceBytes;
  private places = new Uint32Array(1024);
  private lengths = new Uint16Array(1024);
  private count = 0;

  constructor(limits: Pick<TableLimits, 'texts' | 'textBytes'>) {
    this.limits = limits;
  }

  /** Throws table_too_large when there are too many. */
  add(text: string): void {
    if (this.count >= this.limits.texts) throw tooLargeATable();
    if (this.used + longestBytes > pieceBytes) this.addPiece();
    if (this.count === this.places.length) this.grow();
    const written = this.pieces.at(-1)?.write(text.slice(0, longestCell), this.used, 'utf8') ?? 0;
    this.places[this.count] = (this.pieces.length - 1) * pieceBytes + this.used;
    this.lengths[this.count] = written;
    this.used += written;
    this.count += 1;
  }

  /** The text of a number; empty for one that is not there. */
  at(number: number): string {
    const place = this.places[number];
    if (place === undefined || number >= this.count) return '';
    const from = place % pieceBytes;
    const piece = this.pieces[Math.floor(place / pieceBytes)];
    return piece?.toString('utf8', from, from + (this.lengths[number] ?? 0)) ?? '';
  }

  private addPiece() {
    if ((this.pieces.length + 1) * pieceBytes > this.limits.textBytes + pieceBytes)
      throw tooLargeATable();
    this.pieces.push(Buffer.allocUnsafeSlow(pieceBytes));
    this.used = 0;
  }

  private grow() {
    const [places, lengths] = [this.places, this.lengths];
    this.places = new Uint32Array(this.count * 2);
    this.lengths = new Uint16Array(this.count * 2);
    this.places.set(places);
    this.lengths.set(lengths);
  }
}
