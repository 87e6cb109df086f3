import RotateIcon from '@mui/icons-material/AutorenewOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import ReplayIcon from '@mui/icons-material/ReplayOutlined';
import TestIcon from '@mui/icons-material/SendOutlined';
import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Confirm, useNotify, useRedirect, useTranslate } from 'react-admin';
import type { NewWebhook, Webhook } from '../../../../contract/developers/webhooks.ts';
import { SecretDialog } from '../../../resources/actions/SecretDialog.tsx';
import { useTellFailure } from '../../../resources/pieces/use-tell-failure.ts';
import { ConfirmRemoval } from '../../../resources/uses/ConfirmRemoval.tsx';
import { useCan } from '../../../shell/context.ts';
import { ReplayDialog } from './ReplayDialog.tsx';
import { TestDialog } from './TestDialog.tsx';
import { hooksPath, hooksResource, useHookCalls, useHooksChanged } from './use-hooks.ts';

type Asked = 'test' | 'replay' | 'rotate' | 'remove';

const looks: Readonly<Record<Asked, { icon: ReactNode; right: string }>> = {
  test: { icon: <TestIcon />, right: 'developers.webhooks.update' },
  replay: { icon: <ReplayIcon />, right: 'developers.webhooks_logs.replay' },
  rotate: { icon: <RotateIcon />, right: 'developers.webhooks.update' },
  remove: { icon: <DeleteIcon />, right: 'developers.webhooks.delete' },
};
const asked = Object.keys(looks) as Asked[];

function useAnswers({ webhook_id: id }: Webhook) {
  const calls = useHookCalls();
  const changed = useHooksChanged();
  const notify = useNotify();
  const redirect = useRedirect();
  const tellFailure = useTellFailure();
  const [made, setMade] = useState<NewWebhook>();
  const rotate = async () => {
    try {
      setMade((await calls.rotate(id)).data);
      notify('hooks.rotate.done', { type: 'success' });
    } catch (error) {
      tellFailure(error);
    }
    await changed();
  };
  const remove = async () => {
    try {
      await calls.remove(id);
    } catch (error) {
      return tellFailure(error);
    }
    notify(`resources.${hooksResource()}.texts.deleted`, { type: 'success' });
    redirect('list', hooksResource());
    await changed(true);
  };
  return { rotate, remove, made, forget: () => setMade(undefined) };
}

function Act({ act, onAsk }: { act: Asked; onAsk: (act: Asked) => void }) {
  const translate = useTranslate();
  const { icon, right } = looks[act];
  if (!useCan(right)) return null;
  return (
    <Button
      variant="outlined"
      color={act === 'remove' ? 'error' : 'primary'}
      startIcon={icon}
      onClick={() => onAsk(act)}
    >
      {translate(`hooks.${act}.title`)}
    </Button>
  );
}

/** Tries a webhook out, sends again what it missed, replaces its secret, ends it. */
export function HookActions({ hook }: { hook: Webhook }) {
  const translate = useTranslate();
  const { rotate, remove, made, forget } = useAnswers(hook);
  const [open, setOpen] = useState<Asked>();
  const close = () => setOpen(undefined);
  const confirmed = { rotate, remove };
  const question = (act: keyof typeof confirmed) => ({
    title: translate(`hooks.${act}.question`, { name: hook.name }),
    onConfirm: () => {
      close();
      void confirmed[act]();
    },
    onClose: close,
  });
  return (
    <>
      {asked.map((act) => (
        <Act key={act} act={act} onAsk={setOpen} />
      ))}
      {open === 'test' ? <TestDialog hook={hook} onClose={close} /> : null}
      {open === 'replay' ? <ReplayDialog hook={hook} onClose={close} /> : null}
      {open === 'rotate' ? (
        <Confirm isOpen content={translate('hooks.rotate.text')} {...question('rotate')} />
      ) : null}
      {open === 'remove' ? (
        <ConfirmRemoval
          path={hooksPath}
          id={hook.webhook_id}
          text={translate('hooks.remove.text')}
          {...question('remove')}
        />
      ) : null}
      {made ? (
        <SecretDialog
          title={translate('hooks.made', { name: made.name })}
          text={translate('hooks.once')}
          label={translate('hooks.secret')}
          secret={made.secret}
          onClose={forget}
        />
      ) : null}
    </>
  );
}
