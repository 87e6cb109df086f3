import Pusher from 'pusher-js';

interface Listening {
  readonly address: string;
  readonly token: string;
  readonly userId: number;
  readonly storeId: number;
}

const json = { 'content-type': 'application/json' };

/** A second browser, as far as push knows: pusher-js, signed in and subscribed to one store. */
async function listen({ address, token, userId, storeId }: Listening, heard: () => void) {
  const { port } = new URL(address);
  const pusher = new Pusher('pistos', {
    cluster: 'eu',
    wsHost: '127.0.0.1',
    wsPort: Number(port),
    forceTLS: false,
    enabledTransports: ['ws'],
    disableStats: true,
    userAuthentication: {
      customHandler: async ({ socketId }, done) => {
        const answer = await fetch(`${address}/api/realtime/user-auth`, {
          method: 'POST',
          headers: { ...json, authorization: `Bearer ${token}` },
          body: JSON.stringify({ socket_id: socketId }),
        });
        done(null, ((await answer.json()) as { data: never }).data);
      },
    },
  });
  pusher.signin();
  await pusher.user.signinDonePromise;
  const channel = pusher.subscribe(`user-${userId}-panel-${storeId}`);
  await new Promise((ready) => channel.bind('pusher:subscription_succeeded', ready));
  channel.bind('new-transaction', heard);
  return pusher;
}

/** Milliseconds from sending a receipt to hearing of it in another browser, one receipt at a time. */
export async function pushDelays(listening: Listening, firstCustomer: number, count: number) {
  const { address, token, storeId } = listening;
  let heard = () => {};
  const pusher = await listen(listening, () => heard());
  const delays: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const notified = new Promise<void>((done) => {
      heard = done;
    });
    const began = performance.now();
    await fetch(`${address}/api/stores/${storeId}/transactions`, {
      method: 'POST',
      headers: {
        ...json,
        authorization: `Bearer ${token}`,
        'idempotency-key': `push-${began}-${n}`,
      },
      body: JSON.stringify({ user_account_id: firstCustomer + n, amount: 5 }),
    });
    await notified;
    delays.push(performance.now() - began);
  }
  pusher.disconnect();
  return delays.sort((a, b) => a - b);
}
