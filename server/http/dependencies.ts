import type { Logger } from 'pino';
import type { RealtimeEvent } from '../../contract/realtime/channels.ts';
import type { PokeIds } from '../../contract/realtime/realtime.ts';
import type { Database } from '../db/connection.ts';
import type { FileStore } from '../files/store.ts';
import type { SessionLimits } from './tokens.ts';

export interface RealtimePlace {
  readonly companyId: number;
  readonly storeId: number;
  /** The one person who is told; everybody in the store where nobody is named. */
  readonly userId?: number | undefined;
}

/** Tells the panels of a store that something happened there; they ask the API what it was. */
export interface Publisher {
  /** Called after the commit, as often as one likes: it never throws and never waits. */
  publish(place: RealtimePlace, event: RealtimeEvent, ids: PokeIds): void;
  /** Sends what is left and lets go of the connections. */
  close(): Promise<void>;
}

/** The application of the push service: ours, or the one at Pusher Channels. */
export interface RealtimeApp {
  readonly key: string;
  /** Signs who a user is; never leaves the server. */
  readonly secret: string;
  readonly cluster: string;
  readonly builtIn: boolean;
}

/** What the installation itself sends with, and what it lets companies reach. */
export interface MailSettings {
  installed: { url: string; from: string } | null;
  elastic: { host: string; port: number };
  allowPrivate: boolean;
}

/** All that the application touches outside itself. */
export interface Dependencies {
  database: Database;
  files: FileStore;
  /** The time, in milliseconds; tests set it. */
  now: () => number;
  log: Logger;
  /** Tells the panels that something happened; called after the commit. */
  realtime: Publisher;
  settings: {
    demo: boolean;
    /** How often the server backs itself up; null where it does not. */
    backupEveryHours: number | null;
    publicUrl: string;
    /** Whether a proxy in front tells the caller's address in X-Forwarded-For. */
    trustProxy: boolean;
    googleMapsKey: string | null;
    mapTilesUrl: string | null;
    mapTilesAttribution: string | null;
    /** Makes the keys that tills sign with; never leaves the server. */
    secret: string;
    /** What the installation's own gateway signs its receipts with; null where it tells none. */
    gatewaySecret: string | null;
    /** How long somebody stays signed in. */
    session: SessionLimits;
    /** The push service: ours, or Pusher Channels. */
    realtime: RealtimeApp;
    /** Where Stripe is asked, where that is not Stripe itself. */
    stripeApi?: string;
    /** Where the register of tax numbers of the European Union is asked; nowhere without. */
    viesUrl?: string;
    /** What mails leave through, and whether companies may name private addresses. */
    mail: MailSettings;
    /** The channels a sender is configured for. */
    channels: readonly ('sms' | 'email')[];
  };
}
