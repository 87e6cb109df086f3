import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { printedCode } from './printed-codes.ts';

const require = createRequire(import.meta.url);
// They have every letter of Greek, and of whatever else a company may be called.
const fonts = {
  plain: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

const mm = 72 / 25.4;
const paper = { width: 210 * mm, height: 297 * mm };
/** The size of a bank card, ID-1. */
const card = { width: 85.6 * mm, height: 54 * mm };
const columns = 2;
const rows = 5;
export const cardsPerSheet = columns * rows;
const left = (paper.width - columns * card.width) / 2;
const top = (paper.height - rows * card.height) / 2;
const inset = 5 * mm;
const qrSize = 32 * mm;
const logoSize = 12 * mm;
const nameSizes = { most: 11, least: 6 };
const mark = { length: 5 * mm, away: 1.5 * mm };

/** What all cards of an order have in common. */
export interface Printed {
  company: string;
  cardType: keyof typeof printedCode;
  /** A PNG. */
  logo: Buffer | undefined;
}

/** What pdfkit has to open a picture once; its types leave it out. */
type Opening = PDFKit.PDFDocument & { openImage(bytes: Buffer): PDFKit.Mixins.ImageSrc };

/** A document of sheets. Pages are written as they are finished, and read by whoever sends them on. */
export class Sheets {
  readonly #printed: Printed;
  readonly #pdf: PDFKit.PDFDocument;
  readonly #logo: PDFKit.Mixins.ImageSrc | undefined;

  constructor(printed: Printed, title: string) {
    this.#printed = printed;
    this.#pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      info: { Title: title, Author: printed.company },
    });
    for (const [name, file] of Object.entries(fonts)) this.#pdf.registerFont(name, file);
    // Opened once: every card refers to the same picture.
    this.#logo = printed.logo && this.#open(printed.logo);
  }

  #open(logo: Buffer) {
    return (this.#pdf as Opening).openImage(logo);
  }

  /** Up to ten cards, side by side, with marks where to cut. */
  add(numbers: readonly string[]) {
    this.#pdf.addPage();
    this.#marks();
    numbers.forEach((number, index) => {
      const column = index % columns;
      const row = Math.floor(index / columns);
      this.#card(number, left + column * card.width, top + row * card.height);
    });
  }

  end() {
    this.#pdf.end();
  }

  /** What is written so far and was not taken yet; null where there is nothing. */
  take(): Buffer | null {
    return this.#pdf.read() as Buffer | null;
  }

  #marks() {
    const pdf = this.#pdf;
    const [right, bottom] = [left + columns * card.width, top + rows * card.height];
    const line = (x: number, y: number, toX: number, toY: number) =>
      pdf.moveTo(x, y).lineTo(toX, toY);
    for (let column = 0; column <= columns; column += 1) {
      const x = left + column * card.width;
      line(x, top - mark.away - mark.length, x, top - mark.away);
      line(x, bottom + mark.away, x, bottom + mark.away + mark.length);
    }
    for (let row = 0; row <= rows; row += 1) {
      const y = top + row * card.height;
      line(left - mark.away - mark.length, y, left - mark.away, y);
      line(right + mark.away, y, right + mark.away + mark.length, y);
    }
    pdf
      .lineWidth(0.2 * mm)
      .strokeColor('black')
      .stroke();
  }

  #card(number: string, x: number, y: number) {
    this.#head(x + inset, y + inset);
    if (this.#printed.cardType === 'qr') this.#qr(number, x, y);
    else this.#barcode(number, x, y);
  }

  /** The logo, where there is one, and the name below or beside it, as the code leaves room. */
  #head(x: number, y: number) {
    const gap = 3 * mm;
    const isQr = this.#printed.cardType === 'qr';
    const width = card.width - 2 * inset - (isQr ? qrSize + inset : 0);
    const taken = this.#logo ? logoSize + gap : 0;
    if (this.#logo) {
      const align = isQr ? undefined : 'center';
      this.#pdf.image(this.#logo, x, y, { fit: [logoSize, logoSize], align });
    }
    if (isQr) this.#name(x, y + taken, width, 34 * mm - taken);
    else this.#name(x + taken, y + 1 * mm, width - taken, logoSize);
  }

  /** The name, smaller where a word of it would be broken otherwise. */
  #name(x: number, y: number, width: number, height: number) {
    const pdf = this.#pdf.font('bold').fillColor('black');
    const { company } = this.#printed;
    const widest = Math.max(
      ...company.split(/\s+/).map((word) => pdf.fontSize(1).widthOfString(word)),
    );
    const size = Math.min(nameSizes.most, Math.max(nameSizes.least, (width - 1) / widest));
    pdf.fontSize(size).text(company, x, y, { width, height, ellipsis: true });
  }

  #qr(number: string, x: number, y: number) {
    const size = qrSize;
    const at = { x: x + card.width - inset - size, y: y + (card.height - size) / 2 };
    this.#code(number, at.x, at.y, size, size);
    const room = card.width - 3 * inset - size;
    this.#number(number, x + inset, y + card.height - inset - 4 * mm, room, 'left');
  }

  #barcode(number: string, x: number, y: number) {
    const [width, height] = [60 * mm, 16 * mm];
    const above = y + card.height - inset - height - 6 * mm;
    this.#code(number, x + (card.width - width) / 2, above, width, height);
    const below = above + height + 1.5 * mm;
    this.#number(number, x + inset, below, card.width - 2 * inset, 'center');
  }

  #number(number: string, x: number, y: number, width: number, align: 'left' | 'center') {
    const pdf = this.#pdf.font('plain').fontSize(10).fillColor('black');
    pdf.text(number, x, y, { width, align, lineBreak: false });
  }

  #code(number: string, x: number, y: number, width: number, height: number) {
    const code = printedCode[this.#printed.cardType](number);
    const [wide, high] = [width / code.width, height / code.height];
    for (const bar of code.bars)
      this.#pdf.rect(x + bar.x * wide, y + bar.y * high, bar.width * wide, bar.height * high);
    this.#pdf.fillColor('black').fill();
  }
}
