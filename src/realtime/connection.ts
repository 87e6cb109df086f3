import Pusher from 'pusher-js';
import type { z } from 'zod';
import type { realtimeSettings, userAuth } from '../../contract/realtime/realtime.ts';
import type { Live } from './live.ts';

interface Wanted {
  settings: z.infer<typeof realtimeSettings>;
  /** Where the built-in push service is. */
  server: URL;
  channel: string;
  events: readonly string[];
  /** Asks the server to vouch for whoever is signed in. */
  prove: (socketId: string) => Promise<z.infer<typeof userAuth.reply>>;
  onEvent: (event: string) => void;
  onLive: (live: Live) => void;
  /** It listens again after it did not: anything may have happened meanwhile. */
  onReturn: () => void;
}

export interface Connection {
  /** Tries again at once, if it has given up. */
  wake: () => void;
  close: () => void;
}

const firstRetryMs = 5000;
const longestRetryMs = 300_000;

const addressOf = ({ hostname, port, protocol }: URL) => ({
  wsHost: hostname,
  wsPort: Number(port) || 80,
  wssPort: Number(port) || 443,
  forceTLS: protocol === 'https:',
});

function clientOf({ settings, server, prove }: Wanted): Pusher {
  return new Pusher(settings.key, {
    cluster: settings.cluster,
    ...(settings.built_in ? addressOf(server) : { forceTLS: true }),
    // With TLS this is wss; the transport of that name is a second try, on a port that speaks no TLS.
    enabledTransports: ['ws'],
    disableStats: true,
    userAuthentication: {
      customHandler: ({ socketId }, done) => {
        prove(socketId).then(
          (proof) => done(null, proof),
          (error: Error) => done(error, null),
        );
      },
    },
  });
}

/** Comes back by itself when pusher-js has given up, later each time so that a server is not stormed. */
function keepTrying(pusher: Pusher) {
  let waitMs = firstRetryMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    later() {
      clearTimeout(timer);
      timer = setTimeout(() => pusher.connect(), waitMs * (0.5 + Math.random()));
      waitMs = Math.min(longestRetryMs, waitMs * 2);
    },
    succeeded() {
      waitMs = firstRetryMs;
    },
    stop: () => clearTimeout(timer),
  };
}

/** Signs in to the push service, listens to one channel and keeps doing so until it is closed. */
export function openConnection(wanted: Wanted): Connection {
  const { channel, events, onEvent, onLive, onReturn } = wanted;
  const pusher = clientOf(wanted);
  const retry = keepTrying(pusher);
  let listened = false;
  const stands = () => {
    retry.succeeded();
    onLive('live');
    if (listened) onReturn();
    listened = true;
  };
  pusher.connection.bind('state_change', ({ current }: { current: string }) => {
    const isOver = current === 'disconnected' || current === 'failed';
    onLive(isOver ? 'off' : 'connecting');
    if (isOver) retry.later();
  });
  // Without a proof nothing is heard: trying anew, later, is all that is left.
  pusher.user.bind('pusher:signin_error', () => pusher.disconnect());
  pusher.bind('pusher:signin_success', () => {
    if (pusher.channel(channel)) return;
    const subscribed = pusher.subscribe(channel);
    subscribed.bind('pusher:subscription_succeeded', stands);
    subscribed.bind('pusher:subscription_error', () => onLive('off'));
    for (const event of events) subscribed.bind(event, () => onEvent(event));
  });
  onLive('connecting');
  pusher.signin();
  return {
    wake: () => pusher.connect(),
    close() {
      pusher.connection.unbind_all();
      pusher.unbind_all();
      pusher.disconnect();
      retry.stop();
    },
  };
}
