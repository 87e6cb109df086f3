import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';

interface Props {
  readonly onRetry: () => void;
  /** What the server said, if it said anything. */
  readonly said?: string | undefined;
}

/** What the page shows could not be had: says so and offers to try again. */
export function ListFailed({ onRetry, said }: Props) {
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
      {said || translate('shell.unreachable')}
    </Alert>
  );
}
