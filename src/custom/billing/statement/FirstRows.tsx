import { useTranslate } from 'react-admin';
import { NumberedRows } from '../../../resources/form/NumberedRows.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import type { Statement } from './use-statement.ts';

type Line = Statement['first'][number];
const columns = ['date', 'text', 'amount_in', 'amount_out', 'balance'] as const;

/** The first rows of the file, as they are read by its columns. */
export function FirstRows({ read: { first, currency } }: { read: Statement }) {
  const translate = useTranslate();
  const { money } = useWritten(currency);
  const written = (value: string | number | null) =>
    typeof value === 'number' ? money(value) : (value ?? '–');
  if (!first.length) return null;
  return (
    <NumberedRows
      title={translate('statement.first')}
      level="h2"
      columns={columns.map((column) => ({
        title: translate(`statement.kinds.${column}`),
        cell: (line: Line) => written(line[column]),
        minWidth: 110,
      }))}
      rows={first}
    />
  );
}
