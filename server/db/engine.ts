import { newCells, type Watched } from './statement-watch.ts';

/** How long a statement may take, where its session sets nothing else. */
export const statementLimitMs = 15_000;

/** PGlite's engine as far as it is used: PostgreSQL's own functions, and the addresses of its variables. */
export interface Engine {
  wasmMemory: WebAssembly.Memory;
  _InterruptPending: number;
  _QueryCancelPending: number;
  _debug_query_string: number;
  _malloc(bytes: number): number;
  _GetConfigOption(name: number, missingOk: number, restricted: number): number;
}

/** What another thread has to know to stop a statement. Throws where the engine is not the one this was made for. */
export function watchedOf(engine: Engine): Watched {
  const watched = {
    memory: engine.wasmMemory,
    interruptPending: engine._InterruptPending,
    queryCancelPending: engine._QueryCancelPending,
    statementText: engine._debug_query_string,
    cells: newCells(),
  };
  const isKnown = Object.values(watched).every(Boolean);
  if (!isKnown || !(engine.wasmMemory.buffer instanceof SharedArrayBuffer))
    throw new Error('This version of PGlite is not known: its statements cannot be stopped');
  return watched;
}

/** Answers how to read `statement_timeout` as it is at the moment, in milliseconds; 0 is none. */
export function limitOf(engine: Engine): () => number {
  const name = Buffer.from('statement_timeout\0');
  const address = engine._malloc(name.length);
  const bytes = () => new Uint8Array(engine.wasmMemory.buffer);
  bytes().set(name, address);
  return () => {
    const memory = bytes();
    let limit = 0;
    for (let at = engine._GetConfigOption(address, 1, 0); memory[at]; at += 1)
      limit = limit * 10 + (memory[at] ?? 0) - 48;
    return limit;
  };
}
