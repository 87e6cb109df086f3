import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { languages } from '../../../contract/engine/languages.ts';
import { Refusal } from '../../../server/http/refusal.ts';
import { importLimits, rowsOfFile } from '../../../server/sheets/table.ts';
import { testApp } from '../../support/app.ts';
import { Importer } from '../../support/areas/imports.ts';
import { addTill } from '../../support/areas/till.ts';
import { workbook } from '../../support/areas/workbook.ts';

const texts = ['Όνομα', 'Κινητό'];
const headers = '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row>';
const one = '<row><c t="s"><v>0</v></c></row>';
const good = workbook(headers + one, texts);

describe('a file that is made to cost more than it holds is refused, and leaves nothing', () => {
  let desk: Importer;
  beforeEach(async () => {
    desk = await Importer.of(await addTill(await testApp()));
  });
  const refused = async (bytes: string | Uint8Array) => {
    const { status, refusal } = await desk.upload(bytes);
    expect([status, refusal.error, Object.keys(refusal.errors ?? {})]).toEqual([
      422,
      'table_too_large',
      ['users'],
    ]);
    expect(desk.till.app.files.stored.size).toBe(0);
    expect((await desk.upload(good)).status).toBe(201);
  };

  test('a record of so many fields that the memory of its reading is used up', async () => {
    await refused(`Όνομα;Κινητό\n${`"\n"${';'.repeat(900_000)}`.repeat(30)}`);
  });

  test('a line of millions of empty fields', async () => {
    await refused(`Όνομα;Κινητό\nΕλένη${';'.repeat(2_000_000)}`);
  });

  test('a record without an end, in quotes', async () => {
    await refused(`Όνομα;Κινητό\n"${'Ελένη\n'.repeat(300_000)}`);
  });

  test('elements within elements without an end', async () => {
    const { status, refusal } = await desk.upload(workbook('<a>'.repeat(3_300_000), texts));
    expect([status, refusal.error]).toEqual([422, 'not_a_table']);
  });

  test('thousands of styles of cells', async () => {
    const styles = `<styleSheet><cellXfs>${'<xf/>'.repeat(100_001)}</cellXfs></styleSheet>`;
    await refused(workbook(headers + one, texts, { 'xl/styles.xml': styles }));
  });
});

describe('a table of more than its limits', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pistos-bombs-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const limits = { ...importLimits, rows: 10, columns: 4, cells: 20, signs: 3000, texts: 8 };
  const read = async (bytes: string | Uint8Array, own: { withinMs?: number } = {}) => {
    const place = join(folder, 'upload');
    writeFileSync(place, bytes);
    const rows: unknown[] = [];
    const reading = { field: 'users', limits, ...own };
    try {
      for await (const row of rowsOfFile(place, 'windows-1253', reading)) rows.push(row);
      return rows.length;
    } catch (error) {
      return error instanceof Refusal ? [error.id, error.details] : error;
    }
  };
  const tooLarge = ['table_too_large', { rows: 10, columns: 4, cells: 20 }];
  const long = 'Ε'.repeat(1999);

  test.each<[string, string | Uint8Array]>([
    ['empty texts that no cell names', workbook(headers, [...texts, '', '', '', '', '', '', ''])],
    ['one text that many cells name', workbook(headers + one + one, [long])],
    ['rows', `Όνομα\n${'Ε\n'.repeat(11)}`],
    ['columns', 'Ό;Ό;Ό;Ό;Ό'],
    ['cells', 'Ό;Ό;Ό;Ό\n'.repeat(6)],
  ])('%s, is refused', async (_, bytes) => {
    expect(await read(bytes)).toEqual(tooLarge);
  });

  test('is read to the end when it just has them', async () => {
    expect(await read(`Όνομα\n${'Ε\n'.repeat(10)}`)).toBe(11);
    expect(await read('Ό;Ό;Ό;Ό\n'.repeat(5))).toBe(5);
  });

  test('of time is refused, and the next one is read', async () => {
    const slow = `Όνομα\n${'\n'.repeat(20_000_000)}`;
    expect(await read(slow, { withinMs: 1 })).toEqual(tooLarge);
    expect(await read('Όνομα\nΕλένη')).toBe(2);
  });

  test('that nobody reads to its end holds up no other', async () => {
    const place = join(folder, 'upload');
    writeFileSync(place, 'Ό\n'.repeat(10));
    for (let count = 0; count < 3; count += 1) {
      const rows = rowsOfFile(place, 'windows-1253', { field: 'users', limits });
      await rows.next();
      await rows.return(undefined);
    }
    expect(await read('Όνομα\nΕλένη')).toBe(2);
  });
});

test.each(languages)('the refusal names the limits and a way out (%s)', async (language) => {
  const { sayRefusal } = await import('../../../contract/words/say.ts');
  const said = sayRefusal(language, 'table_too_large', { rows: 1, columns: 2, cells: 3 });
  expect(said).toMatch(/1.*2.*3.*CSV/);
});
