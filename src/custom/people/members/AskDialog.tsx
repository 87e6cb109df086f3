import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useState } from 'react';
import { useNotify, useRedirect, useTranslate } from 'react-admin';
import type { Member } from '../../../../contract/people/members.ts';
import { showForbidden } from '../../../authProvider/forbidden.ts';
import { ApiError } from '../../../session/api.ts';
import { useMembers, useMembersChanged } from './use-members.ts';

export type MemberQuestion = 'upgrade' | 'downgrade' | 'remove';

interface Props {
  readonly question: MemberQuestion;
  readonly member: Member;
  readonly onClose: () => void;
}

function useAnswer({ question, member, onClose }: Props) {
  const notify = useNotify();
  const redirect = useRedirect();
  const { changed, gone } = useMembersChanged();
  const { calls, resource } = useMembers();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiError>();
  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 403) return setRefused(error);
    onClose();
    showForbidden();
  };
  const go = async () => {
    setBusy(true);
    try {
      await calls[question](member.user_id);
      notify(`members.${question}.done`, { type: 'success' });
      onClose();
      if (question === 'remove') {
        redirect('list', resource);
        await gone();
      } else await changed(member.user_id);
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  return { go, busy, refused };
}

/** Asks before somebody is upgraded, downgraded or removed; a refusal is told here. */
export function AskDialog(props: Props) {
  const { question, member, onClose } = props;
  const translate = useTranslate();
  const { go, busy, refused } = useAnswer(props);
  const name = member.full_name;
  return (
    <Dialog open onClose={onClose} aria-labelledby="ask-title" aria-describedby="ask-text">
      <DialogTitle id="ask-title">
        {translate(`members.${question}.question`, { name })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id="ask-text">{translate(`members.${question}.text`)}</DialogContentText>
        {refused ? (
          <Alert severity="error" sx={{ mt: 2 }}>
            {translate(refused.said)}
          </Alert>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          color={question === 'remove' ? 'error' : 'primary'}
          loading={busy}
          onClick={() => go().catch(() => undefined)}
          autoFocus
        >
          {translate(`members.${question}.title`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
