import { Link, Table, TableBody, TableCell, TableFooter, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type {
  MessageCounts,
  MessageMetrics,
} from '../../../../contract/reports/message-metrics.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { filteredBy } from '../../../resources/narrowing/filtered-by.ts';
import { WideTable } from '../../../resources/pieces/WideTable.tsx';
import { useCan } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { useWritten } from '../../../shell/use-written.ts';
import type { MetricsChannel } from './use-metrics.ts';

const columns = ['sent', 'delivered', 'failed', 'suppressed', 'queued', 'parts', 'cost'] as const;
export const countWords = {
  day: 'metrics.columns.day',
  ...Object.fromEntries(columns.map((name) => [name, `metrics.columns.${name}`])),
};
/** Those that are a state of messages, by which their list is narrowed. */
const states: readonly string[] = ['delivered', 'failed', 'suppressed', 'queued'];

interface Line extends MessageCounts {
  readonly key: string;
  readonly name: ReactNode;
}

interface Props {
  readonly title: string;
  readonly first: string;
  readonly lines: readonly Line[];
  readonly data: MessageMetrics;
  readonly channel: MetricsChannel;
}

/** The messages behind a sum, for whoever may read them. */
function useMessages({ data, channel }: Pick<Props, 'data' | 'channel'>) {
  const addressOf = useAddressOf();
  const may = useCan('messages.read');
  const { since, until } = data.period;
  return (state: string) =>
    may && states.includes(state)
      ? `${addressOf(resourceOf('messages'))}${filteredBy({ channel, state, created_at: `${since}..${until}` })}`
      : undefined;
}

function Cells({
  counts,
  to,
}: {
  readonly counts: MessageCounts;
  readonly to?: (state: string) => string | undefined;
}) {
  const translate = useTranslate();
  const { money, number } = useWritten();
  return columns.map((name) => {
    const value = counts[name];
    const text = name === 'cost' ? money(value) : number(value);
    const list = value ? to?.(name) : undefined;
    return (
      <TableCell key={name} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {list ? (
          <Link
            component={RouterLink}
            to={list}
            aria-label={`${translate(`metrics.columns.${name}`)}: ${text}`}
          >
            {text}
          </Link>
        ) : (
          text
        )}
      </TableCell>
    );
  });
}

/** What became of messages, line by line, and all of them last. */
export function Counts({ title, first, lines, data, channel }: Props) {
  const translate = useTranslate();
  const to = useMessages({ data, channel });
  return (
    <WideTable name={title}>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{first}</TableCell>
            {columns.map((name) => (
              <TableCell key={name} align="right">
                {translate(`metrics.columns.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.key}>
              <TableCell component="th" scope="row">
                {line.name}
              </TableCell>
              <Cells counts={line} />
            </TableRow>
          ))}
        </TableBody>
        <TableFooter
          sx={{ '& td, & th': { fontWeight: 650, fontSize: 14, color: 'text.primary' } }}
        >
          <TableRow>
            <TableCell component="th" scope="row">
              {translate('metrics.total')}
            </TableCell>
            <Cells counts={data.total} to={to} />
          </TableRow>
        </TableFooter>
      </Table>
    </WideTable>
  );
}
