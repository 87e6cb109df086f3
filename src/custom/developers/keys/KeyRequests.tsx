import { useTranslate } from 'react-admin';
import type { KeyRequest } from '../../../../contract/developers/api-keys.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { ExportButton } from '../../../resources/exports/ExportButton.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { StateChip } from '../../../resources/pieces/StateChip.tsx';
import { type Column, PagedTable } from '../../../resources/tables/PagedTable.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { keysResource, useKeyCalls } from './use-key.ts';

const toneOf = (status: number) => (status < 400 ? 'done' : status < 500 ? 'waiting' : 'failed');

const words = Object.fromEntries(
  ['requested_at', 'method', 'path', 'status', 'ms', 'address', 'request_id'].map((name) => [
    name,
    `apiKeys.requests.${name}`,
  ]),
);

/** What a key asked in the last month: no bodies and nobody's records. */
export function KeyRequests({ id, name }: { id: number; name: string }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { requests } = useKeyCalls();
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
    <Section
      title={translate('apiKeys.requests.title')}
      actions={
        <ExportButton
          exportKey="api-key-requests"
          query={{ id }}
          words={words}
          named={{
            id: translate(`resources.${keysResource()}.name`, { smart_count: 1 }),
            [`id.${id}`]: name,
          }}
        />
      }
    >
      <PagedTable
        words="apiKeys.requests"
        of={keysResource()}
        id={id}
        columns={columns}
        keyOf={(row) => row.request_id}
        load={async (page, signal) => {
          const { data } = await requests(id, page, signal);
          return { rows: data.requests, pagination: data.pagination };
        }}
      />
    </Section>
  );
}
