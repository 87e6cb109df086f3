import { placeOfChannel } from '../../contract/realtime/channels.ts';
import type { Database } from '../db/connection.ts';
import type { RealtimeApp } from '../http/dependencies.ts';
import { mayListen, type Proof, whoseProof } from './auth.ts';
import { type Peer, PeersBy } from './peer.ts';
import type { Incoming } from './protocol.ts';

interface ConversationOptions {
  app: RealtimeApp;
  database: Database;
  socketsPerUser: number;
  channelsPerSocket: number;
}

/** What a client says and is answered: who it is, and what it may hear. */
export class Conversation {
  readonly ofStore = new PeersBy();
  readonly #ofUser = new PeersBy();
  readonly #options: ConversationOptions;

  constructor(options: ConversationOptions) {
    this.#options = options;
  }

  /** Answers one message. Throws only when the database does not answer. */
  async answer(peer: Peer, message: Incoming): Promise<void> {
    if (!peer.isOpen) return;
    if (message.event === 'pusher:ping') return peer.say('pusher:pong', {});
    if (message.event === 'pusher:signin') return this.#signIn(peer, message.data);
    const { channel } = message.data;
    if (message.event === 'pusher:unsubscribe') return this.#unsubscribe(peer, channel);
    if (peer.userId) return this.#subscribe(peer, channel);
    if (peer.early.length < this.#options.channelsPerSocket) peer.early.push(channel);
  }

  /** Ends it for one who has not proved who they are. */
  giveUp(peer: Peer) {
    for (const channel of peer.early) refuse(peer, channel);
    peer.close('notSignedIn');
  }

  /** Forgets a socket that is gone. */
  part(peer: Peer) {
    for (const channel of [...peer.channels.keys()]) this.#unsubscribe(peer, channel);
    if (peer.userId) this.#ofUser.delete(peer.userId, peer);
  }

  async #signIn(peer: Peer, proof: Proof) {
    const whose = whoseProof(this.#options.app, peer.id, proof);
    const userId = whose?.userId;
    if (!userId || (peer.userId && peer.userId !== userId)) return this.giveUp(peer);
    if (!peer.userId && this.#ofUser.of(userId).size >= this.#options.socketsPerUser)
      return peer.close('tooMany');
    clearTimeout(peer.deadline);
    peer.userId = userId;
    peer.sessionId = whose.sessionId;
    this.#ofUser.add(userId, peer);
    peer.say('pusher:signin_success', { user_data: proof.user_data });
    for (const channel of peer.early.splice(0)) await this.#subscribe(peer, channel);
  }

  async #subscribe(peer: Peer, channel: string) {
    if (!peer.channels.has(channel)) {
      const isFull = peer.channels.size >= this.#options.channelsPerSocket;
      if (isFull || !(await this.#isTheirs(peer, channel))) return refuse(peer, channel);
      // It may have gone while the database was asked, and nobody would forget it again.
      if (!peer.isOpen) return;
      const storeId = placeOfChannel(channel)?.storeId;
      peer.channels.set(channel, storeId);
      if (storeId) this.ofStore.add(storeId, peer);
    }
    peer.say('pusher_internal:subscription_succeeded', {}, channel);
  }

  async #isTheirs({ userId }: Peer, channel: string): Promise<boolean> {
    // The client asks for this one by itself once it has signed in.
    if (channel === `#server-to-user-${userId}`) return true;
    const place = placeOfChannel(channel);
    if (!userId || place?.userId !== userId) return false;
    return mayListen(this.#options.database, userId, place.storeId);
  }

  #unsubscribe(peer: Peer, channel: string) {
    const storeId = peer.channels.get(channel);
    peer.channels.delete(channel);
    if (storeId) this.ofStore.delete(storeId, peer);
  }
}

const refuse = (peer: Peer, channel: string) =>
  peer.say(
    'pusher:subscription_error',
    { type: 'AuthError', error: 'Forbidden', status: 403 },
    channel,
  );
