import { realtimeEvents } from '../../contract/realtime/channels.ts';
import type { Publisher } from '../http/dependencies.ts';
import { type Batch, Coalescer } from './coalescer.ts';
import type { Hub } from './hub.ts';
import type { Neighbours } from './neighbours.ts';

const everyMs = 50;

/**
 * Publishes to the sockets of this process and, where there are neighbours on the same database, to
 * theirs. A socket gets one frame per store, event and moment, whoever published it.
 */
export function hubPublisher(
  hub: Hub,
  join: (hear: (batch: Batch) => void, missed: () => void) => Neighbours | undefined,
): Publisher {
  const deliveries = new Coalescer(everyMs, (batches) => {
    for (const batch of batches) hub.deliver(batch);
  });
  // What was said meanwhile is lost, so everybody looks for themselves.
  const missed = () => {
    for (const storeId of hub.stores())
      for (const event of realtimeEvents) deliveries.add({ companyId: 0, storeId, event, ids: [] });
  };
  const neighbours = join((batch) => deliveries.add(batch), missed);
  const outbox = neighbours && new Coalescer(everyMs, neighbours.tell);
  return {
    publish(place, event, ids) {
      const batch = { ...place, event, ids: [ids] };
      deliveries.add(batch);
      outbox?.add(batch);
    },
    async close() {
      await deliveries.drain();
      await outbox?.drain();
      await neighbours?.leave();
    },
  };
}
