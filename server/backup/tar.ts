/** One file of an archive; its content comes in pieces that add up to `size` bytes. */
export interface Entry {
  name: string;
  size: number;
  content: AsyncIterable<Buffer> | Iterable<Buffer>;
}

const blockSize = 512;
const ending = Buffer.alloc(2 * blockSize);
const rest = (size: number) => (blockSize - (size % blockSize)) % blockSize;
const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;
// Where the fields of a header lie that are read again.
const nameEnd = 100;
const sizeAt = 124;
const sizeEnd = 136;
const sumAt = 148;
const sumEnd = 156;

const sumOf = (header: Buffer) =>
  header.reduce((sum, byte, at) => sum + (at >= sumAt && at < sumEnd ? 0x20 : byte), 0);

/** The header of a file that only its owner may read. Throws for a name or size that ustar has no room for. */
function headerOf({ name, size }: Entry, seconds: number): Buffer {
  if (Buffer.byteLength(name) >= nameEnd || size >= 8 ** 11)
    throw new Error(`${name} of ${size} bytes has no place in an archive`);
  const header = Buffer.alloc(blockSize);
  header.write(name, 0);
  header.write(octal(0o600, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(size, 11), sizeAt);
  header.write(octal(seconds, 11), 136);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(`${octal(sumOf(header), 6)} `, sumAt);
  return header;
}

/** The bytes of one file in an archive. Throws when the content is not as long as it says. */
export async function* packed(entry: Entry, seconds: number): AsyncGenerator<Buffer> {
  yield headerOf(entry, seconds);
  let size = 0;
  for await (const piece of entry.content) {
    size += piece.length;
    yield piece;
  }
  if (size !== entry.size) throw new Error(`${entry.name} has ${size} bytes, not ${entry.size}`);
  if (rest(size)) yield Buffer.alloc(rest(size));
}

/** What stands at the end of an archive. */
export const packedEnd = ending;

/** Takes bytes off the front of a stream, so many at a time. */
class Reader {
  private held = Buffer.alloc(0);
  private readonly source: AsyncIterator<Buffer>;

  constructor(bytes: AsyncIterable<Buffer>) {
    this.source = bytes[Symbol.asyncIterator]();
  }

  /** The next bytes, at most so many; none at the end. */
  async some(most: number): Promise<Buffer> {
    if (!this.held.length) this.held = (await this.source.next()).value ?? Buffer.alloc(0);
    const taken = this.held.subarray(0, most);
    this.held = this.held.subarray(taken.length);
    return taken;
  }

  async *upTo(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0; ) {
      const taken = await this.some(left);
      if (!taken.length) throw new CutOff();
      left -= taken.length;
      yield taken;
    }
  }

  async exactly(size: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of this.upTo(size)) pieces.push(piece);
    return Buffer.concat(pieces);
  }
}

/** The archive ends before its end. */
export class CutOff extends Error {}

/** What stands where a header should is none. */
export class NoHeader extends Error {}

function parsed(header: Buffer): { name: string; size: number } {
  const sum = Number.parseInt(header.toString('latin1', sumAt, sumEnd), 8);
  if (sum !== sumOf(header)) throw new NoHeader();
  const name = header.toString('utf8', 0, header.indexOf(0));
  const size = Number.parseInt(header.toString('latin1', sizeAt, sizeEnd), 8);
  return { name, size };
}

/**
 * The files of an archive in their order; what of one is not read is passed over. Throws CutOff or
 * NoHeader.
 */
export async function* unpacked(bytes: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const reader = new Reader(bytes);
  for (;;) {
    const header = await reader.exactly(blockSize);
    if (header.every((byte) => byte === 0)) return;
    const { name, size } = parsed(header);
    const content = reader.upTo(size);
    yield { name, size, content };
    for await (const _ of content);
    await reader.exactly(rest(size));
  }
}
