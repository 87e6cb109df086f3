import {
  codeActions,
  mostCodesRejected,
  mostCodesShown,
  type PreviewedCodes,
} from '../../../contract/common/code-files.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import { sayReasons } from '../reasons.ts';
import { rejectedHead, rejectedLine } from '../rejected-lines.ts';
import type { CodeTable } from './column.ts';
import { figuresOf, type PlannedCode } from './plan.ts';

const sampleSize = 5;

function rejectedFile(plan: readonly PlannedCode[], titles: readonly string[], language: Language) {
  const rejected = plan.filter(({ action }) => action === 'reject').slice(0, mostCodesRejected);
  if (!rejected.length) return null;
  const lines = rejected.map((row) => rejectedLine(language, titles, row));
  return rejectedHead(language, titles) + lines.join('');
}

function shownOf(plan: readonly PlannedCode[]) {
  const first = codeActions.flatMap((action) =>
    plan.filter((row) => row.action === action).slice(0, mostCodesShown),
  );
  return first.sort((a, b) => a.row - b.row);
}

interface Found {
  readonly column: number | null;
  readonly remembered: boolean;
}

/** A file with a column of codes as a screen shows it before anything is added. */
export const previewOf = (
  { titles, rows }: CodeTable,
  { column, remembered }: Found,
  plan: readonly PlannedCode[],
  language: Language,
): PreviewedCodes => ({
  ...figuresOf(plan),
  column,
  remembered,
  total: rows.length,
  titles: [...titles],
  samples: rows.slice(0, sampleSize).map(([, ...cells]) => cells),
  rows: shownOf(plan).map(({ row, cells, action, reasons }) => ({
    ...{ row, code: cells[column ?? -1] ?? '', action },
    reasons: sayReasons(language, titles, reasons),
  })),
  rejected_file: rejectedFile(plan, titles, language),
});
