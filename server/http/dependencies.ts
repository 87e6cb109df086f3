import type { Logger } from 'pino';
import type { SessionLimits } from '../auth/tokens.ts';
import type { Database } from '../db/connection.ts';
import type { FileStore } from '../files/store.ts';
import type { MailSettings } from '../messages/routes-out.ts';
import type { RealtimeApp } from '../realtime/auth.ts';
import type { Publisher } from '../realtime/publisher.ts';

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
    /** How long somebody stays signed in. */
    session: SessionLimits;
    /** The push service: ours, or Pusher Channels. */
    realtime: RealtimeApp;
    /** What mails leave through, and whether companies may name private addresses. */
    mail: MailSettings;
    /** The channels a sender is configured for. */
    channels: readonly ('sms' | 'email')[];
  };
}
