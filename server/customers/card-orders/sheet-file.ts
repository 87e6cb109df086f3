import sharp from 'sharp';
import type { Database } from '../../db/connection.ts';
import type { FileStore } from '../../files/store.ts';
import { cardsOf, madeOrder } from './cards-file.ts';
import { cardsPerSheet, type Printed, Sheets } from './sheet.ts';

const sheetsAtOnce = 25;
const logoPixels = 400;

/** The logo as a document can hold it; a card without one is better than no card. */
async function logoOf(files: FileStore, path: string | null): Promise<Buffer | undefined> {
  const content = path && (await files.read(path));
  if (!content) return undefined;
  const bytes = Buffer.from(await new Response(content as ReadableStream).arrayBuffer());
  const size = { width: logoPixels, height: logoPixels, fit: 'inside' } as const;
  return sharp(bytes)
    .resize(size)
    .png()
    .toBuffer()
    .catch(() => undefined);
}

/** Each page as it is drawn: what was not taken yet is all that is in memory. */
async function* piecesOf(printed: Printed, title: string, cards: ReturnType<typeof cardsOf>) {
  const sheets = new Sheets(printed, title);
  for await (const page of cards)
    for (let from = 0; from < page.length; from += cardsPerSheet) {
      const numbers = page.slice(from, from + cardsPerSheet).map(({ card_number }) => card_number);
      sheets.add(numbers);
      const piece = sheets.take();
      if (piece) yield piece;
    }
  sheets.end();
  for (let piece = sheets.take(); piece; piece = sheets.take()) yield piece;
}

/** All cards of an order as sheets of A4 for the printer. Throws not_found and cards_being_made. */
export async function sheetFile(
  database: Database,
  files: FileStore,
  companyId: number,
  orderId: number,
) {
  const { card_type: cardType, company, logo } = await madeOrder(database, companyId, orderId);
  const printed = { company, cardType, logo: await logoOf(files, logo) };
  const name = `loyalty-cards-${orderId}.pdf`;
  const cards = cardsOf(database, companyId, orderId, sheetsAtOnce * cardsPerSheet);
  const pieces = piecesOf(printed, name, cards);
  const body = new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
  });
  return { body, name };
}
