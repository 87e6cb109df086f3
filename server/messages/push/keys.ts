import webpush from 'web-push';
import type { Database } from '../../db/connection.ts';
import { installationFact } from '../../engine/installation.ts';

/** What the installation signs its notifications with (VAPID). */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys of this installation, made at its first start: every browser that allowed something knows them. */
export async function pushKeys(database: Database): Promise<PushKeys> {
  const draw = () => JSON.stringify(webpush.generateVAPIDKeys());
  return JSON.parse(await installationFact(database, 'push_keys', draw)) as PushKeys;
}
