import { randomInt } from 'node:crypto';
import type { WebSocket } from 'ws';
import { type Closing, closing, frame } from './protocol.ts';

// Somebody who does not read what is sent would fill the memory with it.
const mostUnsentBytes = 256_000;

/** One socket, and what is known of whoever holds it. */
export class Peer {
  readonly id = `${randomInt(1, 2 ** 32)}.${randomInt(1, 2 ** 32)}`;
  readonly since = performance.now();
  userId: number | undefined;
  sessionId: number | undefined;
  /** Where it comes from. */
  readonly address: string;
  /** What it asked for before it had signed in: a client that comes back asks for all at once. */
  readonly early: string[] = [];
  /** The channels it hears, with the store of each; none for the one of the user alone. */
  readonly channels = new Map<string, number | undefined>();
  /** Messages and whether it was pinged, since the hub last looked. */
  heard = 0;
  pinged = false;
  /** What is under way; messages are taken one after the other. */
  work: Promise<void> = Promise.resolve();
  deadline: NodeJS.Timeout | undefined;
  readonly #socket: WebSocket;

  constructor(socket: WebSocket, address: string) {
    this.#socket = socket;
    this.address = address;
  }

  get isOpen() {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  say(event: string, data: unknown, channel?: string) {
    this.send(frame(event, data, channel));
  }

  /** A frame that is ready to go; a socket that is closing misses it and asks anew when it returns. */
  send(ready: string) {
    if (!this.isOpen) return;
    if (this.#socket.bufferedAmount > mostUnsentBytes) this.#socket.terminate();
    else this.#socket.send(ready);
  }

  /** Ends the socket; the reason tells the client whether and when to come back. */
  close(reason: Closing) {
    if (!this.isOpen) return;
    const [code, message] = closing[reason];
    if (reason !== 'moveOn') this.say('pusher:error', { code, message });
    this.#socket.close(code, message);
  }

  cut() {
    this.#socket.terminate();
  }
}

/** Peers by a number they have in common: the user they are of, the store they listen to. */
export class PeersBy {
  readonly #groups = new Map<number, Set<Peer>>();

  of(id: number): ReadonlySet<Peer> {
    return this.#groups.get(id) ?? new Set();
  }

  ids(): number[] {
    return [...this.#groups.keys()];
  }

  add(id: number, peer: Peer) {
    const group = this.#groups.get(id) ?? new Set();
    this.#groups.set(id, group.add(peer));
  }

  delete(id: number, peer: Peer) {
    const group = this.#groups.get(id);
    group?.delete(peer);
    if (group?.size === 0) this.#groups.delete(id);
  }
}
