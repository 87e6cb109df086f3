import JsBarcode from 'jsbarcode';
import { encode } from 'uqr';

/** A code as black rectangles within a square or a strip of its own units. */
export interface PrintedCode {
  width: number;
  height: number;
  bars: { x: number; y: number; width: number; height: number }[];
}

/** The black runs of a row. */
function runsOf(row: readonly boolean[], y: number, height: number) {
  const bars: PrintedCode['bars'] = [];
  row.forEach((black, x) => {
    const last = bars.at(-1);
    if (!black) return;
    if (last && last.x + last.width === x) last.width += 1;
    else bars.push({ x, y, width: 1, height });
  });
  return bars;
}

/** A QR code with what it takes to read it from a scratched card. */
function qrCode(text: string): PrintedCode {
  const { data, size } = encode(text, { ecc: 'Q', border: 0 });
  return { width: size, height: size, bars: data.flatMap((row, y) => runsOf(row, y, 1)) };
}

/** A Code 128, as high as one unit. */
function barcode(text: string): PrintedCode {
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, text, { format: 'CODE128' });
  const modules = drawn.encodings?.map(({ data }) => data).join('') ?? '';
  const row = [...modules].map((module) => module === '1');
  return { width: row.length, height: 1, bars: runsOf(row, 0, 1) };
}

export const printedCode = { qr: qrCode, barcode };
