import { Step, StepLabel, Stepper } from '@mui/material';

interface Props {
  /** What the steps are called, in their order. */
  readonly steps: readonly string[];
  /** The one that is under way, counted from 0. */
  readonly at: number;
}

/** The way of a file that is imported, and where on it the page is. */
export function FileSteps({ steps, at }: Props) {
  return (
    <Stepper activeStep={at} alternativeLabel sx={{ '& .MuiStep-root': { px: 0.5 } }}>
      {steps.map((name) => (
        <Step key={name}>
          <StepLabel>{name}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
