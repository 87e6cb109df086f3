import { Alert, Button } from '@mui/material';
import { Component, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

function Broken({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      sx={{ mt: 2 }}
      action={
        <Button color="inherit" onClick={onRetry}>
          {translate('app.retry')}
        </Button>
      }
    >
      {translate('ra.page.error')}
    </Alert>
  );
}

interface Props {
  readonly children: ReactNode;
  /** Where this is; going elsewhere is a new try. */
  readonly at: string;
}

interface State {
  readonly broken: boolean;
  readonly at: string;
}

/** A screen that breaks, or does not arrive in time, leaves the menu alive and can be tried again. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { broken: false, at: this.props.at };

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): Partial<State> | null {
    return at === state.at ? null : { at, broken: false };
  }

  override render() {
    // A chunk that failed to load stays failed until the page is fetched anew.
    if (this.state.broken) return <Broken onRetry={() => location.reload()} />;
    return this.props.children;
  }
}
