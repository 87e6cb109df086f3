import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export interface SparkProps {
  readonly values: readonly (number | null)[];
  readonly colour: string;
}

/** A line of how a figure went, without numbers: they are beside it. */
export const Spark = ({ values, colour }: SparkProps) => (
  <SparkLineChart
    data={values.map((value) => value ?? 0)}
    height={36}
    color={colour}
    curve="linear"
    disableAxisListener
    disableKeyboardNavigation
    margin={{ top: 4, right: 2, bottom: 2, left: 2 }}
  />
);
