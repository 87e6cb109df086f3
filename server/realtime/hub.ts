import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { channelOf } from '../../contract/realtime/channels.ts';
import type { Database } from '../db/connection.ts';
import type { RealtimeApp } from '../http/dependencies.ts';
import { logged } from '../runtime/log-error.ts';
import { endedOf } from './auth.ts';
import type { Batch } from './coalescer.ts';
import { Conversation } from './conversation.ts';
import { Peer } from './peer.ts';
import { readMessage } from './protocol.ts';
import { addressOf, isFrom, type Site } from './site.ts';

const defaults = {
  messageBytes: 4096,
  messagesPerLook: 300,
  sockets: 20_000,
  // All tills and desks of a large store may be behind one address.
  socketsPerAddress: 300,
  sessionsMs: 5_000,
  socketsPerUser: 30,
  channelsPerSocket: 20,
  signInMs: 15_000,
  // Clients ping after this long a silence; a proxy's patience is a minute as a rule.
  activitySeconds: 30,
  lookMs: 60_000,
  // A token or a membership that was revoked ends, at the latest, when the socket signs in anew.
  lifeMs: 3_600_000,
  goodbyeMs: 1000,
};
export type HubLimits = typeof defaults;

interface HubOptions {
  app: RealtimeApp;
  /** Whose pages may connect, and whether a proxy tells where they are. */
  site: Site;
  database: Database;
  log: Logger;
  limits?: Partial<HubLimits>;
}

/** The push service of this process: the panels' sockets, in the Pusher protocol at `/app/{key}`. */
export class Hub {
  readonly #key: string;
  readonly #log: Logger;
  readonly #limits: HubLimits;
  readonly #site: Site;
  readonly #database: Database;
  readonly #conversation: Conversation;
  readonly #sockets: WebSocketServer;
  readonly #peers = new Set<Peer>();
  readonly #look: NodeJS.Timeout;
  readonly #watch: NodeJS.Timeout;
  #watching = false;
  #closed = false;

  constructor({ app, database, log, limits, site }: HubOptions) {
    this.#site = site;
    this.#database = database;
    this.#key = app.key;
    this.#log = log;
    this.#limits = { ...defaults, ...limits };
    this.#conversation = new Conversation({ app, database, ...this.#limits });
    this.#sockets = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: this.#limits.messageBytes,
    });
    this.#look = setInterval(() => this.#lookAround(), this.#limits.lookMs).unref();
    const watch = () => void this.#closeEnded();
    this.#watch = setInterval(watch, this.#limits.sessionsMs).unref();
  }

  /** Takes an `upgrade` of the HTTP server; one to any other path is cut off. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    try {
      this.#upgrade(request, socket, head);
    } catch (error) {
      // Whoever can bring it about can do so again: only their socket may end by it.
      this.#log.error({ err: logged(error) }, 'upgrade');
      socket.destroy();
    }
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    // What is asked for need not be an address: `//` is none.
    const [path = '', query] = (request.url ?? '').split('?', 2);
    const key = /^\/app\/([^/]+)$/.exec(path)?.[1];
    if (this.#closed || !key || !isFrom(request, this.#site.publicUrl)) {
      socket.destroy();
      return;
    }
    this.#sockets.handleUpgrade(request, socket, head, (opened) =>
      this.#open(
        new Peer(opened, addressOf(request, this.#site.trustProxy)),
        opened,
        key,
        new URLSearchParams(query).get('protocol'),
      ),
    );
  }

  /** Tells all who listen to a store, or the one it is for, each on the channel of their own (rt-channel-name). */
  deliver({ storeId, userId, event, ids }: Batch) {
    for (const peer of this.#conversation.ofStore.of(storeId))
      if (peer.userId && peer.userId === (userId ?? peer.userId))
        peer.say(event, { ids }, channelOf(peer.userId, storeId));
  }

  /** The stores somebody listens to. */
  stores(): number[] {
    return this.#conversation.ofStore.ids();
  }

  /** Sends everybody elsewhere, and does not wait for those who do not answer. */
  close() {
    this.#closed = true;
    clearInterval(this.#look);
    clearInterval(this.#watch);
    for (const peer of this.#peers) peer.close('moveOn');
    const cut = () => {
      for (const peer of this.#peers) peer.cut();
    };
    setTimeout(cut, this.#limits.goodbyeMs).unref();
  }

  #open(peer: Peer, socket: WebSocket, key: string, protocol: string | null) {
    this.#peers.add(peer);
    // Broken and too long frames are errors here; the close that follows is all that matters.
    socket.on('error', () => undefined);
    socket.on('close', () => this.#forget(peer));
    if (key !== this.#key) return peer.close('unknownKey');
    if (protocol !== '7') return peer.close('otherProtocol');
    if (this.#peers.size > this.#limits.sockets) return peer.close('full');
    if (this.#countFrom(peer.address) > this.#limits.socketsPerAddress)
      return peer.close('tooManyFrom');
    socket.on('message', (raw) => this.#take(peer, String(raw)));
    const giveUp = () => this.#conversation.giveUp(peer);
    peer.deadline = setTimeout(giveUp, this.#limits.signInMs).unref();
    peer.say('pusher:connection_established', {
      socket_id: peer.id,
      activity_timeout: this.#limits.activitySeconds,
    });
  }

  #forget(peer: Peer) {
    clearTimeout(peer.deadline);
    this.#peers.delete(peer);
    this.#conversation.part(peer);
  }

  #take(peer: Peer, raw: string) {
    peer.heard += 1;
    if (peer.heard > this.#limits.messagesPerLook) return peer.close('tooBusy');
    peer.work = peer.work
      .then(async () => {
        const message = readMessage(raw);
        if (message) await this.#conversation.answer(peer, message);
      })
      .catch((error: unknown) => {
        this.#log.warn({ err: logged(error) }, 'push');
        peer.close('failed');
      });
  }

  #countFrom(address: string) {
    let count = 0;
    for (const peer of this.#peers) if (peer.address === address) count += 1;
    return count;
  }

  /** Whose session has ended hears nothing more. What the database does not answer now it is asked again. */
  async #closeEnded() {
    if (this.#watching) return;
    this.#watching = true;
    try {
      const here = [...this.#peers].flatMap(({ sessionId }) => sessionId ?? []);
      if (!here.length) return;
      const ended = await endedOf(this.#database, [...new Set(here)], this.#database.now());
      for (const peer of this.#peers)
        if (peer.sessionId && ended.has(peer.sessionId)) peer.close('sessionOver');
    } catch (error) {
      this.#log.warn({ err: logged(error) }, 'push');
    } finally {
      this.#watching = false;
    }
  }

  #lookAround() {
    for (const peer of this.#peers) {
      if (performance.now() - peer.since > this.#limits.lifeMs) peer.close('moveOn');
      else if (peer.heard) peer.pinged = false;
      else if (peer.pinged) peer.close('silent');
      else {
        peer.pinged = true;
        peer.say('pusher:ping', {});
      }
      peer.heard = 0;
    }
  }
}
