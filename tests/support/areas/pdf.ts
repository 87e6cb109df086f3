import { inflateSync } from 'node:zlib';
import jsqr from 'jsqr';
import { extractText, getDocumentProxy } from 'unpdf';

/** What a reader sees of a document: the words of each page. */
export async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  return (await extractText(document, { mergePages: false })).text;
}

/** The drawing of each page, as the document holds it. */
export function drawingsOf(bytes: Uint8Array): string[] {
  const text = Buffer.from(bytes).toString('latin1');
  // What is compressed may end with a carriage return of its own.
  return [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, content = '']) => {
    try {
      const drawing = inflateSync(Buffer.from(content, 'latin1')).toString('latin1');
      return / re$/m.test(drawing) ? [drawing] : [];
    } catch {
      return [];
    }
  });
}

type Rectangle = readonly [x: number, y: number, width: number, height: number];

/** The filled rectangles of a drawing, those that are filled together in one list. */
export const filledOf = (drawing: string): Rectangle[][] =>
  drawing
    .split(/^f\*?$/m)
    .map((part) =>
      [...part.matchAll(/^([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) re$/gm)].map(
        ([, ...numbers]) => numbers.map(Number) as unknown as Rectangle,
      ),
    )
    .filter((rectangles) => rectangles.length > 0);

const dotsPerPoint = 4;
const quiet = 40;

/** Paints rectangles as a printer does, black on white, and reads the QR code in them. */
export function readQr(rectangles: readonly Rectangle[]): string | undefined {
  const left = Math.min(...rectangles.map(([x]) => x));
  const top = Math.min(...rectangles.map(([, y]) => y));
  const right = Math.max(...rectangles.map(([x, , width]) => x + width));
  const size = Math.ceil((right - left) * dotsPerPoint) + 2 * quiet;
  const dots = new Uint8ClampedArray(size * size * 4).fill(255);
  const dot = (at: number) => Math.round(at * dotsPerPoint) + quiet;
  for (const [x, y, width, height] of rectangles)
    for (let row = dot(y - top); row < dot(y - top + height); row += 1)
      for (let column = dot(x - left); column < dot(x - left + width); column += 1)
        dots.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3);
  return jsqr(dots, size, size)?.data;
}
