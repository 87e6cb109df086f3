import type { QueryClient } from '@tanstack/react-query';
import type { clientSettings } from '../../contract/common/common.ts';
import { channelOf, type RealtimeEvent } from '../../contract/realtime/channels.ts';
import type { userAuth } from '../../contract/realtime/realtime.ts';
import { fileUrl, send } from '../session/api.ts';
import type { PanelName } from '../session/paths.ts';
import { type Connection, openConnection } from './connection.ts';
import { eventsOf } from './events.ts';
import { gently } from './gently.ts';
import { setLive } from './live.ts';

interface Place {
  readonly panel: PanelName;
  readonly userId: number;
  readonly storeId: number;
}

// However much happens in a store, its screens ask no more often than this.
const betweenMs = 700;

const fetchSettings = (queries: QueryClient) =>
  queries.fetchQuery({
    queryKey: ['client-settings'],
    staleTime: Number.POSITIVE_INFINITY,
    retry: 3,
    queryFn: () => send<typeof clientSettings>('GET', '/common/client-settings'),
  });

const prove = async (socket_id: string) =>
  (await send<typeof userAuth>('POST', '/realtime/user-auth', { body: { socket_id } })).data;

function refetch(queries: QueryClient, words: readonly string[], cancelRefetch: boolean) {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    words.includes(String(queryKey[0]));
  return queries.invalidateQueries({ predicate }, { cancelRefetch });
}

/** What an event leads to; one that is on the way was perhaps read before it happened, so it starts anew. */
function handlersOf(queries: QueryClient, panel: PanelName) {
  const events = Object.entries(eventsOf(panel)) as [RealtimeEvent, readonly string[]][];
  const handlers = new Map(
    events.map(([event, words]) => [event, gently(() => refetch(queries, words, true), betweenMs)]),
  );
  const words = [...new Set(events.flatMap(([, each]) => each))];
  return {
    names: [...handlers.keys()],
    // A hidden page asks for everything once it is looked at.
    handle: (event: string) => !document.hidden && handlers.get(event as RealtimeEvent)?.ask(),
    all: () => void refetch(queries, words, false),
    stop() {
      for (const handler of handlers.values()) handler.stop();
    },
  };
}

/** Keeps the queries of a panel up to date until the answered function is called. */
export function subscribe(queries: QueryClient, { panel, userId, storeId }: Place): () => void {
  const handlers = handlersOf(queries, panel);
  let connection: Connection | undefined;
  let ended = false;
  const comeBack = () => {
    if (document.hidden) return;
    connection?.wake();
    handlers.all();
  };
  const open = ({ data }: Awaited<ReturnType<typeof fetchSettings>>) => {
    if (ended) return;
    connection = openConnection({
      settings: data.realtime,
      server: new URL(fileUrl('/'), location.href),
      channel: channelOf(userId, storeId),
      events: handlers.names,
      prove,
      onEvent: handlers.handle,
      onLive: setLive,
      onReturn: handlers.all,
    });
  };
  // Without settings the page works as it does without push.
  fetchSettings(queries).then(open, () => undefined);
  document.addEventListener('visibilitychange', comeBack);
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', comeBack);
    connection?.close();
    handlers.stop();
    setLive('off');
  };
}
