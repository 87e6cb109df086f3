import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { emailThemes } from '../../../contract/email-themes/email-themes.ts';
import { useTellFailure } from '../../resources/pieces/use-tell-failure.ts';
import { ConfirmRemoval } from '../../resources/uses/ConfirmRemoval.tsx';
import { filled, request } from '../../session/api.ts';
import { useCan, usePanel } from '../../shell/context.ts';

interface Props {
  readonly id: number;
  readonly name: string;
  readonly onRemoved: () => void;
}

function useRemove({ id, onRemoved }: Props) {
  const { store } = usePanel();
  const tellFailure = useTellFailure();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      const path = filled(`${emailThemes.path}/${id}`, { storeId: store.store_id });
      const { message = '' } = await request('DELETE', path);
      // Whatever else an answer says, it is still there (email-theme-deleted-message).
      if (!message.includes('DELETED')) throw new Error(message);
      onRemoved();
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { remove, busy };
}

/** Deletes a theme after a question. */
export function RemoveTheme(props: Props) {
  const translate = useTranslate();
  const { remove, busy } = useRemove(props);
  const [asking, setAsking] = useState(false);
  if (!useCan('email_themes.delete')) return null;
  return (
    <>
      <Button
        color="error"
        startIcon={<DeleteIcon />}
        loading={busy}
        onClick={() => setAsking(true)}
        sx={{ ml: 'auto !important' }}
      >
        {translate('ra.action.delete')}
      </Button>
      {asking ? (
        <ConfirmRemoval
          path={`${emailThemes.path}/{id}`}
          id={props.id}
          title={translate('themeEditor.question')}
          text={props.name}
          onConfirm={() => {
            setAsking(false);
            void remove();
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
