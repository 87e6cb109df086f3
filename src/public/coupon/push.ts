import type { allowPush } from '../../../contract/coupons/public-push.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import type { endPush, pushKey } from '../../../contract/messages/push.ts';
import { send } from '../../session/api.ts';

const worker = '/push-worker.js';
// A place of its own, where no page is: the worker of the till has those.
const scope = '/push/';

export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const registered = () => navigator.serviceWorker.getRegistration(scope);

/** What this browser has allowed; undefined where it has not. */
export async function currentPush(): Promise<PushSubscription | undefined> {
  const registration = await registered();
  // A worker of the whole site may answer for a place that has none.
  if (!registration?.scope.endsWith(scope)) return undefined;
  return (await registration.pushManager.getSubscription()) ?? undefined;
}

/** Until the worker runs: before that nothing can be allowed. */
async function active(registration: ServiceWorkerRegistration) {
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || !coming) return;
  await new Promise<void>((resolve) => {
    coming.addEventListener('statechange', () => coming.state === 'activated' && resolve());
  });
}

const bytesOf = (key: string) => {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
};

interface Asking {
  readonly couponId: number;
  readonly token: string;
  readonly lang: Language;
}

/** Asks for permission, and has the company told of this browser. False where it is refused. */
export async function allowHere({ couponId: id, token, lang }: Asking): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { data } = await send<typeof pushKey>('GET', '/common/push-key');
  const registration = await navigator.serviceWorker.register(worker, { scope });
  await active(registration);
  const allowed = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(data.key),
  });
  const { endpoint = '', keys = {} } = allowed.toJSON();
  const { p256dh = '', auth = '' } = keys;
  const body = { token, lang, subscription: { endpoint, keys: { p256dh, auth } } };
  const path = '/common/fb/coupons/{id}/push-subscriptions';
  await send<typeof allowPush>('POST', path, { params: { id }, body });
  return true;
}

/** No more notifications here. */
export async function endHere(): Promise<void> {
  const allowed = await currentPush();
  if (!allowed) return;
  const { endpoint } = allowed;
  await send<typeof endPush>('DELETE', '/common/push-subscriptions', { body: { endpoint } });
  await allowed.unsubscribe();
}
