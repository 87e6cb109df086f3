import { Readable } from 'node:stream';
import yazl from 'yazl';
import type { Cell } from './cells.ts';
import type { Clock } from './clock.ts';
import type { Table } from './write-csv.ts';
import {
  contentTypes,
  packageRelations,
  styles,
  workbook,
  workbookRelations,
} from './xlsx-parts.ts';

/** As many as a sheet has room for. */
const mostRows = 1_048_576;
const mostLetters = 32_767;
const dayMs = 86_400_000;
/** The day from which spreadsheets count; what was before March 1900 they count wrongly. */
const epoch = Date.UTC(1899, 11, 30);
const firstDay = Date.UTC(1900, 2, 1);
const styleOf = { head: 1, day: 2, moment: 3 };

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
// biome-ignore lint/suspicious/noControlCharactersInRegex: these have no place in XML.
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const escaped = (text: string) =>
  text
    .slice(0, mostLetters)
    .replace(impossible, '')
    .replace(/\p{Surrogate}/gu, '')
    .replace(/[&<>]/g, (sign) => signs[sign] ?? sign);

// As a text a formula is none.
const textCell = (text: string, style = 0) =>
  `<c t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

function dateCell(wall: number, style: number, otherwise: string) {
  if (Number.isNaN(wall) || wall < firstDay) return textCell(otherwise);
  return `<c s="${style}"><v>${(wall - epoch) / dayMs}</v></c>`;
}

function cellXml(cell: Cell, clock: Clock): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'string') return textCell(cell);
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c t="b"><v>${cell ? 1 : 0}</v></c>`;
  if ('day' in cell) return dateCell(Date.parse(cell.day), styleOf.day, cell.day);
  const { wall } = clock(cell.moment);
  return dateCell(Math.round(wall / 1000) * 1000, styleOf.moment, '');
}

const head =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultColWidth="16" defaultRowHeight="15"/><sheetData>';
const tail = '</sheetData></worksheet>';

/** The rows of a table over as many sheets as they need. */
class Sheets {
  private readonly table: Table;
  private readonly rows: AsyncIterator<readonly (readonly Cell[])[]>;
  private waiting: readonly (readonly Cell[])[] = [];
  private room = 0;
  isDone = false;

  constructor(table: Table) {
    this.table = table;
    this.rows = table.rows[Symbol.asyncIterator]();
  }

  /** One sheet, up to its last row or the table's. */
  async *sheet() {
    const { headings } = this.table;
    yield `${head}<row>${headings.map((name) => textCell(name, styleOf.head)).join('')}</row>`;
    this.room = mostRows - 1;
    while (this.room > 0 && (await this.hasMore())) yield this.some();
    yield tail;
    await this.hasMore();
  }

  private async hasMore(): Promise<boolean> {
    while (!this.waiting.length && !this.isDone) {
      const { done, value } = await this.rows.next();
      if (done) this.isDone = true;
      else this.waiting = value;
    }
    return !this.isDone;
  }

  private some(): string {
    const now = this.waiting.slice(0, this.room);
    this.waiting = this.waiting.slice(now.length);
    this.room -= now.length;
    const { clock } = this.table;
    return now
      .map((cells) => `<row>${cells.map((cell) => cellXml(cell, clock)).join('')}</row>`)
      .join('');
  }
}

/**
 * A table as a workbook: numbers, days and moments as such, everything else as texts, whatever they begin with. It is
 * zipped as it comes (yazl), so that memory does not grow with it; what does not fit a sheet is on the next.
 */
export function xlsxOf(table: Table): AsyncIterable<Uint8Array> {
  const zip = new yazl.ZipFile();
  const out = zip.outputStream as Readable;
  const sheets = new Sheets(table);
  const fail = (error: unknown) => void out.destroy(error as Error);
  // Whoever reads it is told by the reading; one that fails before that, or after, is no event that nobody expected.
  out.on('error', () => undefined);
  (zip as unknown as NodeJS.EventEmitter).on('error', fail);
  const finish = (count: number) => {
    zip.addBuffer(Buffer.from(contentTypes(count)), '[Content_Types].xml');
    zip.addBuffer(Buffer.from(packageRelations), '_rels/.rels');
    zip.addBuffer(Buffer.from(workbook(count)), 'xl/workbook.xml');
    zip.addBuffer(Buffer.from(workbookRelations(count)), 'xl/_rels/workbook.xml.rels');
    zip.addBuffer(Buffer.from(styles), 'xl/styles.xml');
    zip.end();
  };
  const add = (number: number) => {
    const sheet = Readable.from(sheets.sheet(), { objectMode: false });
    // yazl does not listen to the errors of what it reads: nobody else would end the file.
    sheet.once('error', fail);
    sheet.once('end', () => (sheets.isDone ? finish(number) : add(number + 1)));
    out.once('close', () => sheet.destroy());
    zip.addReadStream(sheet, `xl/worksheets/sheet${number}.xml`, { compressionLevel: 3 });
  };
  add(1);
  return out;
}
