import {
  Box,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  type Theme,
  useMediaQuery,
} from '@mui/material';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { late } from '../../../loading/late.tsx';
import type { BarsProps } from './Bars.tsx';
import { heightOfNames } from './names.ts';

const Bars = late(() => import('./Bars.tsx'), 'Bars');

interface Props extends Omit<BarsProps, 'height'> {
  /** What is drawn. */
  readonly title: string;
  /** What the labels are, over their column of the table; left out where the page has a table already. */
  readonly column?: string;
  /** Lower where several stand below each other. */
  readonly low?: boolean;
}

/** The numbers of a chart, for whoever cannot see it and for whoever wants them exactly. */
function Numbers({ title, column, labels, series, write }: Props) {
  const translate = useTranslate();
  return (
    <Box component="details" sx={{ mt: 0.5 }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontSize: 14, py: 1 }}>
        {translate('chart.table')}
      </Box>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{column}</TableCell>
            {series.map(({ name }) => (
              <TableCell key={name} align="right">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {labels.map((label, index) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              {series.map(({ name, values }) => (
                <TableCell key={name} align="right">
                  {write(values[index] ?? 0)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

// It stands above the drawing and is not counted in its height.
const legend = 36;

/** A chart with its numbers below it; a screen reader is told the numbers and not the drawing. */
export function Chart(props: Props) {
  const { column, low = false, title: _, ...bars } = props;
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const least = (low ? 170 : 280) - (narrow ? 20 : 0);
  const height = bars.named ? Math.max(least, heightOfNames(bars.labels)) : least;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box aria-hidden sx={{ minHeight: height + legend }}>
        <Suspense fallback={<Skeleton variant="rounded" height={height + legend} />}>
          <Bars {...bars} height={height} />
        </Suspense>
      </Box>
      {column === undefined ? null : <Numbers {...props} />}
    </Box>
  );
}
