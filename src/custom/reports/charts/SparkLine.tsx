import { Box } from '@mui/material';
import { lazy, Suspense } from 'react';
import { loadScreen } from '../../../loading/load-screen.ts';
import type { SparkProps } from './Spark.tsx';

const Spark = lazy(() =>
  loadScreen(() => import('./Spark.tsx')).then(({ Spark: each }) => ({ default: each })),
);

/** How a figure went, to be seen; its numbers are in the chart of the page and in its table. */
export const SparkLine = (props: SparkProps) => (
  <Box aria-hidden sx={{ height: 36, mt: 1 }}>
    <Suspense>
      <Spark {...props} />
    </Suspense>
  </Box>
);
