import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The list could not be had: says so and offers to try again. */
export function ListFailed({ onRetry }: { onRetry: () => void }) {
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
      {translate('shell.unreachable')}
    </Alert>
  );
}
