import { crc32, deflateRawSync } from 'node:zlib';

/** A zip of these files. */
export function zipOf(files: Record<string, string | Buffer>): Buffer {
  const parts: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const named = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(named.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    central.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), common, place, named);
    const local = [Buffer.from('PK\u0003\u0004', 'latin1'), common, named, packed];
    parts.push(...local);
    offset += local.reduce((sum, { length }) => sum + length, 0);
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directory, end]);
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** A workbook as Excel writes one, with these rows of its first sheet and shared texts. */
export const workbook = (rows: string, texts: readonly string[] = [], own = {}) =>
  zipOf({
    'xl/workbook.xml': `${head}<workbook xmlns:r="r"><sheets><sheet name="Πελάτες" r:id="rId7"/><sheet name="2" r:id="rId8"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships><Relationship Id="rId8" Target="worksheets/sheet2.xml"/><Relationship Id="rId7" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/styles.xml': `${head}<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${head}<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ...own,
  });

const fiveDigits = `${head}<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`;

/** A workbook with a column of numbers under a title; the format 00000 shows them with zeros in front. */
export const numbersOf = (numbers: readonly string[], title: string) => {
  const cells = numbers.map(
    (each, at) => `<row r="${at + 2}"><c r="A${at + 2}" s="1"><v>${each}</v></c></row>`,
  );
  const rows = `<row r="1"><c r="A1" t="s"><v>0</v></c></row>${cells.join('')}`;
  return workbook(rows, [title], { 'xl/styles.xml': fiveDigits });
};
