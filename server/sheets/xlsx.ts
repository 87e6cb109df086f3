import { longestCell, notATable, type TableLimits, tooLargeATable } from './bad-table.ts';
import type { FileRow } from './file-rows.ts';
import { SharedTexts } from './shared-texts.ts';
import { Sheet } from './xlsx-sheet.ts';
import { hearXml, readXml } from './xml.ts';
import { mostUnpacked, openZip, unpacked, type Zip } from './zip.ts';

type Source = AsyncIterable<Buffer>;
const silent = { text: () => undefined, close: () => undefined };

// What tells of the sheets and of how cells look is small, however many of them there are.
const mostOfPart = 50_000_000;
const mostStyles = 100_000;

async function part(zip: Zip, name: string, most = mostOfPart): Promise<Source | undefined> {
  return (await unpacked(zip, name, most)) as Source | undefined;
}

/** Where the first sheet is, and whether its days are counted from 1904. */
async function firstSheet(zip: Zip) {
  const book = await part(zip, 'xl/workbook.xml');
  const links = await part(zip, 'xl/_rels/workbook.xml.rels');
  if (!book || !links) throw notATable();
  let id: string | undefined;
  let from1904 = false;
  await hearXml(book, {
    ...silent,
    open(name, attributes) {
      if (name === 'sheet') id ??= attributes['r:id'] ?? attributes.id ?? '';
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
    },
  });
  let target = '';
  await hearXml(links, {
    ...silent,
    open(name, { Id = '', Target = '' }) {
      if (name === 'Relationship' && Id === id) target = Target;
    },
  });
  return { place: target.startsWith('/') ? target.slice(1) : `xl/${target}`, from1904 };
}

/** The texts that cells name by their number. */
async function sharedTexts(zip: Zip, limits: TableLimits) {
  const source = await part(zip, 'xl/sharedStrings.xml', mostUnpacked);
  const texts = new SharedTexts(limits);
  let current = '';
  let within = false;
  let phonetic = false;
  if (source)
    await hearXml(source, {
      open(name) {
        if (name === 'si') current = '';
        if (name === 't') within = true;
        if (name === 'rPh') phonetic = true;
      },
      text(text) {
        if (within && !phonetic && current.length < longestCell) current += text;
      },
      close(name) {
        if (name === 't') within = false;
        if (name === 'rPh') phonetic = false;
        if (name === 'si') texts.add(current);
      },
    });
  return texts;
}

const isDayFormat = (id: number, code: string | undefined) =>
  (id >= 14 && id <= 17) ||
  id === 22 ||
  (code !== undefined && /[dy]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')));

/** A format with a day and a month and no year: `d/m`, `14 March`. */
const isWithoutYear = (id: number, code: string | undefined) => {
  const bare = code?.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '') ?? '';
  return id === 16 || (/d/i.test(bare) && /m/i.test(bare) && !/[yehs]/i.test(bare));
};

/** How many digits a format always shows, such as `00000` of a postal code; 0 where it has no such rule. */
function digitsOf(code: string | undefined) {
  const bare = code?.replace(/\\./g, '') ?? '';
  return /^0+$/.test(bare) ? bare.length : 0;
}

/** Which styles of cells show a number as a day, and which with zeros in front: how many digits in all. */
async function numberStyles(zip: Zip) {
  const source = await part(zip, 'xl/styles.xml');
  const codes = new Map<number, string>();
  const days = new Set<number>();
  const yearless = new Set<number>();
  const digits = new Map<number, number>();
  let within = false;
  let count = 0;
  if (source)
    await hearXml(source, {
      text: () => undefined,
      open(name, { numFmtId = '0', formatCode = '' }) {
        if (name === 'numFmt' && codes.size < mostStyles) codes.set(Number(numFmtId), formatCode);
        if (name === 'cellXfs') within = true;
        if (name !== 'xf' || !within) return;
        const code = codes.get(Number(numFmtId));
        if (isDayFormat(Number(numFmtId), code)) days.add(count);
        if (isWithoutYear(Number(numFmtId), code)) yearless.add(count);
        if (digitsOf(code) > 1) digits.set(count, digitsOf(code));
        count += 1;
        if (count > mostStyles) throw tooLargeATable();
      },
      close(name) {
        if (name === 'cellXfs') within = false;
      },
    });
  return { days, yearless, digits };
}

/**
 * The rows of the first sheet of a workbook. Of a formula the value that was last worked out is read;
 * days are written as days. Throws not_a_table, and table_too_large for what unpacks to far too much.
 */
export async function* xlsxRows(place: string, limits: TableLimits): AsyncGenerator<FileRow> {
  const zip = await openZip(place);
  try {
    const { place: name, from1904 } = await firstSheet(zip);
    const [texts, styles] = [await sharedTexts(zip, limits), await numberStyles(zip)];
    const source = await part(zip, name, mostUnpacked);
    if (!source) throw notATable();
    const sheet = new Sheet({ texts, ...styles, from1904 }, limits.columns);
    for await (const _ of readXml(source, sheet)) yield* sheet.taken();
  } finally {
    zip.file.close();
  }
}
