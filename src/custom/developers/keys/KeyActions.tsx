import RotateIcon from '@mui/icons-material/AutorenewOutlined';
import RevokeIcon from '@mui/icons-material/BlockOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useTranslate } from 'react-admin';
import type { ApiKey, NewApiKey } from '../../../../contract/developers/api-keys.ts';
import { useTellFailure } from '../../../resources/pieces/use-tell-failure.ts';
import { useCan } from '../../../shell/context.ts';
import { SecretDialog } from '../shared/SecretDialog.tsx';
import { useKeyCalls, useKeyChanged } from './use-key.ts';

type Question = 'rotate' | 'revoke';

function useAnswers({ api_key_id: id }: ApiKey) {
  const calls = useKeyCalls();
  const changed = useKeyChanged();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<NewApiKey>();
  const answer = async (question: Question) => {
    setBusy(true);
    try {
      if (question === 'rotate') setMade((await calls.rotate(id)).data);
      else await calls.revoke(id);
      notify(`apiKeys.${question}.done`, { type: 'success' });
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
      await changed();
    }
  };
  return { busy, made, answer, forget: () => setMade(undefined) };
}

/** Puts another key in its place, or ends it for good; both after a question. */
export function KeyActions({ apiKey }: { apiKey: ApiKey }) {
  const translate = useTranslate();
  const [mayRotate, mayRevoke] = [
    useCan('developers.api_keys.update'),
    useCan('developers.api_keys.delete'),
  ];
  const { busy, made, answer, forget } = useAnswers(apiKey);
  const [question, setQuestion] = useState<Question>();
  const isOver = apiKey.state === 'revoked';
  return (
    <>
      {mayRotate && !isOver ? (
        <Button
          variant="outlined"
          startIcon={<RotateIcon />}
          loading={busy}
          onClick={() => setQuestion('rotate')}
        >
          {translate('apiKeys.rotate.title')}
        </Button>
      ) : null}
      {mayRevoke && !isOver ? (
        <Button
          variant="outlined"
          color="error"
          startIcon={<RevokeIcon />}
          loading={busy}
          onClick={() => setQuestion('revoke')}
        >
          {translate('apiKeys.revoke.title')}
        </Button>
      ) : null}
      {question ? (
        <Confirm
          isOpen
          title={translate(`apiKeys.${question}.question`, { name: apiKey.name })}
          content={translate(`apiKeys.${question}.text`)}
          onConfirm={() => {
            setQuestion(undefined);
            answer(question).catch(() => undefined);
          }}
          onClose={() => setQuestion(undefined)}
        />
      ) : null}
      {made ? (
        <SecretDialog
          title={translate('apiKeys.made', { name: made.name })}
          text={translate('apiKeys.once')}
          label={translate('apiKeys.key')}
          secret={made.api_key}
          onClose={forget}
        />
      ) : null}
    </>
  );
}
