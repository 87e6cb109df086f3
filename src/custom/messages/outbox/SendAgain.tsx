import AgainIcon from '@mui/icons-material/ReplayOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSendAgain } from './use-send-again.ts';

/** Sends one message that failed once more. */
export function SendAgain({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const { one, busy } = useSendAgain();
  return (
    <Button variant="outlined" startIcon={<AgainIcon />} loading={busy} onClick={() => one(id)}>
      {translate('outbox.again.one')}
    </Button>
  );
}
