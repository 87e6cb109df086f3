import { type FileRow, notATable, tooLargeATable } from './table.ts';
import { Sheet } from './xlsx-sheet.ts';
import { hearXml, readXml } from './xml.ts';
import { openZip, unpacked, type Zip } from './zip.ts';

type Source = AsyncIterable<Buffer>;
const silent = { text: () => undefined, close: () => undefined };

// What many cells share is held in memory; this is more than any list of customers shares.
const mostSharedSigns = 100_000_000;

async function part(zip: Zip, name: string): Promise<Source | undefined> {
  return (await unpacked(zip, name)) as Source | undefined;
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
  const targets = new Map<string, string>();
  await hearXml(links, {
    ...silent,
    open: (name, { Id = '', Target = '' }) =>
      name === 'Relationship' ? targets.set(Id, Target) : undefined,
  });
  const target = targets.get(id ?? '') ?? '';
  return { place: target.startsWith('/') ? target.slice(1) : `xl/${target}`, from1904 };
}

/** The texts that cells name by their number. */
async function sharedTexts(zip: Zip) {
  const source = await part(zip, 'xl/sharedStrings.xml');
  const texts: string[] = [];
  let signs = 0;
  let within = false;
  let phonetic = false;
  if (source)
    await hearXml(source, {
      open(name) {
        if (name === 'si') texts.push('');
        if (name === 't') within = true;
        if (name === 'rPh') phonetic = true;
      },
      text(text) {
        if (!within || phonetic) return;
        signs += text.length;
        if (signs > mostSharedSigns) throw tooLargeATable();
        texts[texts.length - 1] += text;
      },
      close(name) {
        if (name === 't') within = false;
        if (name === 'rPh') phonetic = false;
      },
    });
  return texts;
}

const isDayFormat = (id: number, code: string | undefined) =>
  (id >= 14 && id <= 17) ||
  id === 22 ||
  (code !== undefined && /[dy]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')));

/** Which styles of cells show a number as a day. */
async function dayStyles(zip: Zip) {
  const source = await part(zip, 'xl/styles.xml');
  const codes = new Map<number, string>();
  const days = new Set<number>();
  let within = false;
  let count = 0;
  if (source)
    await hearXml(source, {
      text: () => undefined,
      open(name, { numFmtId = '0', formatCode = '' }) {
        if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
        if (name === 'cellXfs') within = true;
        if (name !== 'xf' || !within) return;
        if (isDayFormat(Number(numFmtId), codes.get(Number(numFmtId)))) days.add(count);
        count += 1;
      },
      close(name) {
        if (name === 'cellXfs') within = false;
      },
    });
  return days;
}

/**
 * The rows of the first sheet of a workbook. Of a formula the value that was last worked out is read;
 * days are written as days. Throws not_a_table, and table_too_large for what unpacks to far too much.
 */
export async function* xlsxRows(place: string): AsyncGenerator<FileRow> {
  const zip = await openZip(place);
  try {
    const { place: name, from1904 } = await firstSheet(zip);
    const [texts, days] = [await sharedTexts(zip), await dayStyles(zip)];
    const source = await part(zip, name);
    if (!source) throw notATable();
    const sheet = new Sheet({ texts, days, from1904 });
    for await (const _ of readXml(source, sheet)) yield* sheet.taken();
  } finally {
    zip.file.close();
  }
}
