import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../support/app.ts';
import { Importer } from '../../support/areas/imports.ts';
import { addTill } from '../../support/areas/till.ts';
import { workbook, zipOf } from '../../support/areas/workbook.ts';

let desk: Importer;
beforeEach(async () => {
  desk = await Importer.of(await addTill(await testApp()));
});

const headers =
  '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="s"><v>2</v></c></row>';
const texts = ['Όνομα', 'Κινητό', 'Γενέθλια'];

describe('a workbook', () => {
  test('is read cell by cell: shared and own texts, numbers, gaps between cells and rows', async () => {
    const { columns, samples, mapping } = await desk.take(
      workbook(
        `${headers}<row r="4"><c r="A4" t="inlineStr"><is><r><t>Ελέ</t></r><r><t>νη</t></r></is></c><c r="B4"><v>6.912345678E9</v></c></row>`,
        texts,
      ),
    );
    expect(columns).toEqual(['Όνομα', 'Κινητό', '', 'Γενέθλια']);
    expect(samples).toEqual([['Ελένη', '6912345678']]);
    expect(mapping).toEqual(['first_name', 'mobile', null, 'birth_date']);
  });

  test('has its days as days, whichever way they are shown', async () => {
    const { samples } = await desk.take(
      workbook(
        `${headers}<row><c t="s"><v>0</v></c><c/><c/><c s="1"><v>33000</v></c></row><row><c t="s"><v>0</v></c><c/><c/><c s="2"><v>1.5</v></c></row>`,
        texts,
      ),
    );
    expect(samples.map((row) => row[3])).toEqual(['1990-05-07', '1899-12-31']);
  });

  test('gives of a formula the value that was worked out last, and works nothing out', async () => {
    const { samples } = await desk.take(
      workbook(
        `${headers}<row r="2"><c r="A2" t="str"><f>HYPERLINK("http://x")</f><v>Νίκος</v></c><c r="B2"><f>1+1</f><v>2</v></c><c r="D2" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>`,
        texts,
      ),
    );
    expect(samples).toEqual([['Νίκος', '2']]);
  });

  test('is imported like any other file, and a rejected row has the number it has in the sheet', async () => {
    const done = await desk.import(
      workbook(
        `${headers}<row r="2"><c r="A2" t="inlineStr"><is><t>Α</t></is></c><c r="B2"><v>6912345678</v></c><c r="D2" s="1"><v>33000</v></c></row><row r="9"><c r="B9"><v>12</v></c></row>`,
        texts,
      ),
    );
    expect(done).toMatchObject({ state: 'done', created: 1, rejected: 1 });
    expect(done.preview[1]?.row).toBe(9);
  });

  test('whose rows have numbers that repeat, go back or cannot be is imported, each row counted on', async () => {
    const row = (number: string) => `<row r="${number}"><c r="B1"><v>12</v></c></row>`;
    const numbers = ['2', '2', '1', '-7', '1.5', '4294967296', 'x'];
    const done = await desk.import(workbook(`${headers}${numbers.map(row).join('')}`, texts));
    expect(done).toMatchObject({ state: 'done', created: 0, rejected: 7 });
    expect(done.preview.map((each) => each.row)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  test('that is a zip bomb is refused while it is read, and so is one that says a wrong size', async () => {
    const bomb = workbook(`${headers}<row><c><v>${'0'.repeat(60_000_000)}</v></c></row>`, texts);
    expect(bomb.length).toBeLessThan(100_000);
    const refused = await desk.upload(bomb);
    expect([refused.status, refused.refusal.error]).toEqual([422, 'table_too_large']);
    const liar = Buffer.from(bomb);
    const central = liar.indexOf(Buffer.from('xl/worksheets/sheet1.xml'), liar.length - 400);
    liar.writeUInt32LE(100, central - 46 + 24);
    expect((await desk.upload(liar)).status).toBe(422);
    expect(desk.till.app.files.stored.size).toBe(0);
  });

  test.each([
    ['has no sheet', zipOf({ 'readme.txt': 'hello' })],
    ['is broken XML', workbook('<row><c>')],
    ['names entities of its own', workbook('<row><c t="str"><v>&bomb;</v></c></row>')],
    ['is cut off', workbook(headers, texts).subarray(0, 300)],
  ])('that %s is refused in words', async (_, bytes) => {
    const { status, refusal } = await desk.upload(bytes);
    expect([status, refusal.error]).toEqual([422, 'not_a_table']);
  });
});
