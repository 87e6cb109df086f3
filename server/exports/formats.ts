import type { ExportFormat } from '../../contract/export-files/export-file.ts';
import { csvOf, type Table } from './write-csv.ts';
import { xlsxOf } from './write-xlsx.ts';

/** The media type of each format. */
export const types: Record<ExportFormat, string> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A table in a format, piece by piece. */
export const written = (format: ExportFormat, table: Table): AsyncIterable<string | Uint8Array> =>
  format === 'xlsx' ? xlsxOf(table) : csvOf(table);
