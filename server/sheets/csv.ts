import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { alphabetOf } from './alphabets.ts';
import { BadTable, notATable, tooLargeATable } from './bad-table.ts';
import { decoderOf } from './cp737.ts';
import type { FileRow } from './file-rows.ts';

const separators = [';', ',', '\t', '|'];
const headBytes = 65_536;
const longestRecord = 1_000_000;

async function headOf(place: string) {
  const file = await open(place);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const invalid = /\uFFFD/g;
const notAscii = /[\u0080-\uFFFC]/g;

/**
 * Whether the whole file is UTF-8: its first sign of another encoding may be its last name. A file
 * that was cut off amid a letter is UTF-8 all the same.
 */
async function isUtf8(place: string) {
  const decoder = new TextDecoder('utf-8');
  const faults = { invalid: 0, notAscii: 0 };
  const look = (text: string) => {
    faults.invalid += text.match(invalid)?.length ?? 0;
    faults.notAscii += text.match(notAscii)?.length ?? 0;
  };
  for await (const bytes of createReadStream(place)) look(decoder.decode(bytes, { stream: true }));
  look(decoder.decode());
  return faults.invalid === 0 || faults.invalid * 10 < faults.notAscii;
}

/** By its mark, by where its zeros are, by whether it is UTF-8; what is left is the old one of the country. */
async function encodingOf(place: string, head: Buffer, legacy: string) {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const zeros = (parity: number) =>
    head.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (Math.min(even, odd) > Math.max(even, odd) / 4) throw notATable();
  // Separators, digits and ends of lines have a zero in half of their bytes, whatever the alphabet.
  if (even + odd > head.length / 50) return odd >= even ? 'utf-16le' : 'utf-16be';
  if (even + odd) throw notATable();
  return (await isUtf8(place)) ? 'utf-8' : alphabetOf(head, legacy);
}

/** The line in which spreadsheets name what stands between cells, such as `sep=;`. */
const namedSeparator = /^"?sep=([;,\t|])"?[;,\t|]*\r?\n/i;
/** So many lines say what stands between cells: above the titles there may be lines of text. */
const mostLooked = 50;

/** How many of a separator each line has outside of quotes. */
function countsOf(text: string, separator: string) {
  const counts = [0];
  let quoted = false;
  for (const sign of text) {
    if (sign === '"') quoted = !quoted;
    else if (!quoted && sign === '\n' && counts.push(0) > mostLooked) break;
    else if (!quoted && sign === separator) counts.push((counts.pop() ?? 0) + 1);
  }
  return counts.filter(Boolean);
}

/** In how many lines a separator stands as often as in most that have it, and how often that is. */
function regularityOf(text: string, separator: string) {
  const lines = new Map<number, number>();
  for (const count of countsOf(text, separator)) lines.set(count, (lines.get(count) ?? 0) + 1);
  const [most = [0, 0]] = [...lines].sort(([a, of], [b, ofB]) => ofB - of || b - a);
  return { separator, count: most[0], lines: most[1] };
}

/** What stands between cells: what the file names, or what stands in most lines alike. */
function separatorOf(text: string) {
  const [most] = separators
    .map((each) => regularityOf(text, each))
    .sort((a, b) => b.lines - a.lines || b.count - a.count);
  return namedSeparator.exec(text)?.[1] ?? most?.separator ?? ',';
}

async function* decoded(place: string, encoding: string) {
  const decoder = decoderOf(encoding);
  let line = 0;
  for await (const bytes of createReadStream(place)) {
    const text = decoder.decode(bytes, { stream: true });
    const end = text.lastIndexOf('\n');
    // The parser does not count fields that are empty, of which a line could have millions.
    line = end < 0 ? line + text.length : text.length - end - 1;
    if (line > longestRecord) throw tooLargeATable();
    yield text;
  }
  yield decoder.decode();
}

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;

function refusedBy(error: unknown) {
  if (error instanceof BadTable) return error;
  return codeOf(error) === 'CSV_MAX_RECORD_SIZE' ? tooLargeATable() : notATable();
}

interface Source {
  readonly place: string;
  readonly encoding: string;
  readonly delimiter: string;
}

interface Part {
  /** The line from which on it is read, from 1. */
  readonly from: number;
  /** Whether quotes enclose cells, or are letters like any other. */
  readonly isQuoted: boolean;
}

/** A record, and the last line of the file that it takes. */
type Line = readonly [line: number, cells: string[]];

async function* recordsOf({ place, encoding, delimiter }: Source, { from, isQuoted }: Part) {
  const parser = parse({
    delimiter,
    info: true,
    from_line: from,
    quote: isQuoted ? '"' : null,
    relax_column_count: true,
    skip_empty_lines: false,
    relax_quotes: true,
    max_record_size: longestRecord,
  });
  const content = Readable.from(decoded(place, encoding));
  content.on('error', (error) => parser.destroy(error));
  try {
    const read = content.pipe(parser) as AsyncIterable<{
      info: { lines: number };
      record: string[];
    }>;
    for await (const { info, record } of read) yield [info.lines, record] satisfies Line;
  } finally {
    content.destroy();
  }
}

/** All records; from a quote on that is never closed, quotes are letters. */
async function* withOpenQuotes(source: Source): AsyncGenerator<string[]> {
  let last = 0;
  try {
    for await (const [line, cells] of recordsOf(source, { from: 1, isQuoted: true })) {
      last = line;
      yield cells;
    }
  } catch (error) {
    if (codeOf(error) !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    const rest = recordsOf(source, { from: last + 1, isQuoted: false });
    for await (const [, cells] of rest) yield cells;
  }
}

/** The rows of a CSV file, whatever its separator and encoding. Throws not_a_table and table_too_large. */
export async function* csvRows(place: string, legacyEncoding: string): AsyncGenerator<FileRow> {
  const head = await headOf(place);
  const encoding = await encodingOf(place, head, legacyEncoding);
  const text = decoderOf(encoding).decode(head);
  const isNamed = namedSeparator.test(text);
  let row = 0;
  try {
    for await (const cells of withOpenQuotes({ place, encoding, delimiter: separatorOf(text) })) {
      row += 1;
      if (row > 1 || !isNamed) yield [row, ...cells];
    }
  } catch (error) {
    throw refusedBy(error);
  }
}
