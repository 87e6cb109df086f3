import { Stack } from '@mui/material';
import { type RaRecord, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import type { apiKeyRequests, KeyRequest } from '../../../../contract/developers/api-keys.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { ExportButton } from '../../../resources/exports/ExportButton.tsx';
import { StateChip } from '../../../resources/pieces/StateChip.tsx';
import { type Column, PagedTable } from '../../../resources/tables/PagedTable.tsx';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';

const toneOf = (status: number) => (status < 400 ? 'done' : status < 500 ? 'waiting' : 'failed');

const words = Object.fromEntries(
  ['requested_at', 'method', 'path', 'status', 'ms', 'address', 'request_id'].map((name) => [
    name,
    `apiKeys.requests.${name}`,
  ]),
);

const path = '/companies/{storeId}/developers/api-keys/{id}/requests';

/** The calls of a key in the last month: no bodies, and no records of customers. */
export function KeyRequests() {
  const translate = useTranslate();
  const { number } = useWritten();
  const { store } = usePanel();
  const resource = useResourceContext() ?? '';
  const { id = 0, name = '' } = useRecordContext<RaRecord>() ?? ({} as Partial<RaRecord>);
  const columns: Column<KeyRequest>[] = [
    { name: 'requested_at', cell: (row) => formatDateTime(row.requested_at) },
    { name: 'call', cell: (row) => `${row.method} ${row.path}` },
    {
      name: 'status',
      cell: ({ status }) => <StateChip tone={toneOf(status)} label={String(status)} />,
    },
    { name: 'ms', right: true, cell: (row) => number(row.ms) },
    { name: 'address', cell: (row) => row.address },
    { name: 'request_id', cell: (row) => row.request_id.slice(0, 8) },
  ];
  return (
    <Stack spacing={1}>
      <ExportButton
        exportKey="api-key-requests"
        query={{ id: Number(id) }}
        words={words}
        named={{
          id: translate(`resources.${resource}.name`, { smart_count: 1 }),
          [`id.${id}`]: name,
        }}
      />
      <PagedTable
        words="apiKeys.requests"
        of={resource}
        id={Number(id)}
        columns={columns}
        keyOf={(row) => row.request_id}
        load={async (page, signal) => {
          const { data } = await send<typeof apiKeyRequests>('GET', path, {
            params: { storeId: store.store_id, id: Number(id) },
            query: { page: String(page) },
            signal,
          });
          return { rows: data.requests, pagination: data.pagination };
        }}
      />
    </Stack>
  );
}
