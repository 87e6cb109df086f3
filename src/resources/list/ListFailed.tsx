import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { saidBy } from '../pieces/said-by.ts';

interface Props {
  readonly onRetry: () => void;
  readonly error: unknown;
}

/** What the page shows could not be had: says so and offers to try again. */
export function ListFailed({ onRetry, error }: Props) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      sx={{ mt: 1 }}
      action={
        <Button color="inherit" onClick={() => onRetry()}>
          {translate('app.retry')}
        </Button>
      }
    >
      {translate(saidBy(error))}
    </Alert>
  );
}
