// WebAssembly modules say whether their memory is shared between threads, and PGlite's say that it is
// not. Nothing else in them depends on it.

const importSection = 2;
const [isTable, isMemory, isGlobal, isFunction] = [1, 2, 3, 0];
const shared = 3;
/** As many pages as PGlite's memory may have. */
const mostPages = 32_768;

/** Reads a module from some byte on. */
class Reader {
  readonly bytes: Buffer;
  at: number;

  constructor(bytes: Buffer, at: number) {
    this.bytes = bytes;
    this.at = at;
  }

  number(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.bytes[this.at] ?? 0;
      this.at += 1;
      value += (byte % 128) * factor;
      if (byte < 128) return value;
    }
  }

  skipName() {
    const length = this.number();
    this.at += length;
  }

  limits() {
    const hasMost = this.number() % 2 === 1;
    return { least: this.number(), most: hasMost ? this.number() : undefined };
  }

  /** Skips what is imported, unless it is a memory. */
  skipImport(kind: number) {
    if (kind === isFunction) this.number();
    if (kind === isTable || kind === isGlobal) this.number();
    if (kind === isTable) this.limits();
    if (kind === isGlobal) this.number();
  }
}

function numberOf(value: number): number[] {
  const rest = Math.floor(value / 128);
  return rest ? [128 + (value % 128), ...numberOf(rest)] : [value];
}

/** The section of imports, its memory shared; undefined where it imports none. */
function sharedImports(reader: Reader, start: number, end: number): Buffer | undefined {
  for (let left = reader.number(); left > 0; left -= 1) {
    reader.skipName();
    reader.skipName();
    const kind = reader.number();
    const from = reader.at;
    if (kind === isMemory) {
      const { least, most = mostPages } = reader.limits();
      const limits = [shared, ...numberOf(least), ...numberOf(most)];
      const { bytes } = reader;
      return Buffer.concat([
        bytes.subarray(start, from),
        Buffer.from(limits),
        bytes.subarray(reader.at, end),
      ]);
    }
    reader.skipImport(kind);
  }
  return undefined;
}

/** A module like this one, which takes a shared memory; the same where it takes none. */
export function takingSharedMemory(module: BufferSource): Buffer {
  const bytes = ArrayBuffer.isView(module)
    ? Buffer.from(module.buffer, module.byteOffset, module.byteLength)
    : Buffer.from(module);
  const reader = new Reader(bytes, 8);
  while (reader.at < bytes.length) {
    const head = reader.at;
    const section = reader.number();
    const size = reader.number();
    const start = reader.at;
    const end = start + size;
    if (section === importSection) {
      const imports = sharedImports(reader, start, end);
      if (!imports) return bytes;
      const begin = Buffer.from([importSection, ...numberOf(imports.length)]);
      return Buffer.concat([bytes.subarray(0, head), begin, imports, bytes.subarray(end)]);
    }
    reader.at = end;
  }
  return bytes;
}

/**
 * From now on every module of this thread has a shared memory, so that another thread can tell a
 * statement to stop. Statements know their time by a timer otherwise, which cannot go off while one
 * runs; it would only keep the thread from ending.
 */
export function shareMemory(): void {
  const { Memory, Module, instantiate, compile } = WebAssembly;
  const of = (source: BufferSource | WebAssembly.Module) =>
    source instanceof Module ? source : new Module(takingSharedMemory(source) as BufferSource);
  const withoutTimer = (imports: WebAssembly.Imports = {}) => {
    if (imports.env?._setitimer_js) imports.env._setitimer_js = () => 0;
    return imports;
  };
  Object.assign(WebAssembly, {
    Memory: new Proxy(Memory, {
      construct: (_, [source]: [WebAssembly.MemoryDescriptor]) =>
        new Memory({ maximum: mostPages, ...source, shared: true }),
    }),
    Module: new Proxy(Module, { construct: (_, [source]: [BufferSource]) => of(source) }),
    compile: async (source: BufferSource) => compile(takingSharedMemory(source) as BufferSource),
    instantiate: async (
      source: BufferSource | WebAssembly.Module,
      imports?: WebAssembly.Imports,
    ) => {
      const module = of(source);
      const instance = await instantiate(module, withoutTimer(imports));
      return source instanceof Module ? instance : { module, instance };
    },
  });
}
