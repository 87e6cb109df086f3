import PinIcon from '@mui/icons-material/PinOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Member } from '../../../../contract/people/members.ts';
import type { removeTillPin, setTillPin } from '../../../../contract/tills/cashiers.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';
import { AskDialog } from '../security/AskDialog.tsx';
import { useMembers, useMembersChanged } from './use-members.ts';

const path = '/stores/{id}/users/{userId}/till-pin';

interface Props {
  readonly member: Member;
  readonly onClose: () => void;
}

function usePin({ member }: Props) {
  const notify = useNotify();
  const { store } = usePanel();
  const { changed } = useMembersChanged();
  const params = { id: store.store_id, userId: member.user_id };
  const tell = async (word: 'done' | 'removed') => {
    notify(`members.pin.${word}`, { type: 'success' });
    await changed(member.user_id);
  };
  return {
    set: async (pin: string) => {
      await send<typeof setTillPin>('PUT', path, { params, body: { pin } });
      await tell('done');
    },
    remove: async () => {
      await send<typeof removeTillPin>('DELETE', path, { params });
      await tell('removed');
    },
  };
}

function SetDialog(props: Props) {
  const translate = useTranslate();
  const { set } = usePin(props);
  return (
    <AskDialog
      title={translate('members.pin.question', { name: props.member.full_name })}
      text={translate('members.pin.text')}
      fields={[{ name: 'pin', type: 'code', label: translate('members.pin.pin') }]}
      submit={translate('ra.action.save')}
      onSubmit={({ pin = '' }) => set(pin)}
      onClose={props.onClose}
    />
  );
}

function RemoveDialog(props: Props) {
  const translate = useTranslate();
  const { remove } = usePin(props);
  return (
    <AskDialog
      danger
      title={translate('members.pin.remove')}
      text={translate('members.pin.removeText', { name: props.member.full_name })}
      fields={[]}
      submit={translate('members.pin.remove')}
      onSubmit={remove}
      onClose={props.onClose}
    />
  );
}

/** The PIN by which a user of a store says at its paired tills who they are: set anew, and taken away. */
export function TillPin({ member }: Pick<Props, 'member'>) {
  const translate = useTranslate();
  const { kind, mayUpdate } = useMembers();
  const [open, setOpen] = useState<'set' | 'remove'>();
  if (kind !== 'store' || !mayUpdate || member.state !== 'active') return null;
  const onClose = () => setOpen(undefined);
  return (
    <>
      <Button variant="outlined" startIcon={<PinIcon />} onClick={() => setOpen('set')}>
        {translate(member.has_till_pin ? 'members.pin.change' : 'members.pin.title')}
      </Button>
      {member.has_till_pin ? (
        <Button variant="outlined" color="error" onClick={() => setOpen('remove')}>
          {translate('members.pin.remove')}
        </Button>
      ) : null}
      {open === 'set' ? <SetDialog member={member} onClose={onClose} /> : null}
      {open === 'remove' ? <RemoveDialog member={member} onClose={onClose} /> : null}
    </>
  );
}
