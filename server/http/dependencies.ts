import type { Logger } from 'pino';
import type { Database } from '../db/connection.ts';
import type { FileStore } from '../files/store.ts';

/** All that the application touches outside itself. */
export interface Dependencies {
  database: Database;
  files: FileStore;
  /** The time, in milliseconds; tests set it. */
  now: () => number;
  log: Logger;
  settings: {
    demo: boolean;
    publicUrl: string;
    /** Whether a proxy in front tells the caller's address in X-Forwarded-For. */
    trustProxy: boolean;
    googleMapsKey: string | null;
    mapTilesUrl: string | null;
    mapTilesAttribution: string | null;
    /** The channels a sender is configured for. */
    channels: readonly ('sms' | 'email')[];
  };
}
