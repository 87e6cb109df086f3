import { Box } from '@mui/material';
import { Suspense } from 'react';
import { late } from '../../../loading/late.tsx';
import type { SparkProps } from './Spark.tsx';

const Spark = late(() => import('./Spark.tsx'), 'Spark', true);

/** How a figure went, to be seen; its numbers are in the chart of the page and in its table. */
export const SparkLine = (props: SparkProps) => (
  <Box aria-hidden sx={{ height: 36, mt: 1 }}>
    <Suspense>
      <Spark {...props} />
    </Suspense>
  </Box>
);
