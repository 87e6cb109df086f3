import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Language } from '../../contract/engine/languages.ts';

const require = createRequire(import.meta.url);
// They have every letter of Greek, and of whatever else somebody may be called.
const fonts = {
  plain: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};
export type Font = keyof typeof fonts;

const margin = 56;
const width = 595.28 - 2 * margin;
const moneyWidth = 90;
const gap = 8;

/** A document on A4, in lines with an amount to the right; what is longer goes on, on the next page. */
export class PdfPage {
  readonly pdf: PDFKit.PDFDocument;
  static readonly margin = margin;
  static readonly width = width;
  static readonly gap = gap;

  constructor(info: {
    readonly title: string;
    readonly author: string;
    readonly language: Language;
  }) {
    const { title: Title, author: Author, language } = info;
    this.pdf = new PDFDocument({ size: 'A4', margin, info: { Title, Author }, lang: language });
    for (const [name, file] of Object.entries(fonts)) this.pdf.registerFont(name, file);
  }

  say(font: Font, size: number, text: string, x = margin, wide = width) {
    this.pdf
      .font(font)
      .fontSize(size)
      .fillColor('black')
      .text(text, x, this.pdf.y, { width: wide });
  }

  /** A text to the left and what it comes to, to the right, however long the text is. */
  row(font: Font, text: string, amount: string) {
    const top = this.pdf.y;
    this.say(font, 10, text, margin, width - moneyWidth - gap);
    const bottom = this.pdf.y;
    this.pdf.font(font).text(amount, margin + width - moneyWidth, top, {
      width: moneyWidth,
      align: 'right',
    });
    this.pdf.y = Math.max(bottom, this.pdf.y) + 3;
  }

  rule() {
    const { y } = this.pdf;
    this.pdf
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(0.5)
      .strokeColor('black')
      .stroke();
    this.pdf.y = y + 6;
  }

  /** The whole of it; nothing more can be drawn. */
  async bytes(): Promise<Buffer> {
    this.pdf.end();
    const pieces: Buffer[] = [];
    for await (const piece of this.pdf) pieces.push(piece as Buffer);
    return Buffer.concat(pieces);
  }
}
