import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { MessageMetrics, smsMetrics } from '../../../../contract/reports/message-metrics.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

export type MetricsChannel = 'sms' | 'viber';

/** The metrics of a channel in the month or on the day that the address names, this month otherwise. */
export function useMetrics(channel: MetricsChannel) {
  const { store } = usePanel();
  const [search, setSearch] = useSearchParams();
  const date = search.get('date') ?? undefined;
  const query = date ? { date } : {};
  // Both channels answer alike: the path of one stands for both.
  const path = `/companies/{storeId}/${channel}-metrics` as '/companies/{storeId}/sms-metrics';
  const result = useQuery<MessageMetrics>({
    queryKey: ['message-metrics', channel, store.store_id, query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (
        await send<typeof smsMetrics>('GET', path, {
          params: { storeId: store.store_id },
          query,
          signal,
        })
      ).data,
  });
  return { ...result, date, choose: (chosen: string) => setSearch({ date: chosen }) };
}
