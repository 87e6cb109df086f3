import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DowngradeIcon from '@mui/icons-material/KeyboardDoubleArrowDown';
import UpgradeIcon from '@mui/icons-material/KeyboardDoubleArrowUp';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Member } from '../../../../contract/people/members.ts';
import { usePanel } from '../../../shell/context.ts';
import { AskDialog, type MemberQuestion } from './AskDialog.tsx';
import { adminRole } from './roles.ts';
import { useMembers } from './use-members.ts';

const looks = {
  upgrade: { icon: <UpgradeIcon />, color: 'primary' },
  downgrade: { icon: <DowngradeIcon />, color: 'primary' },
  remove: { icon: <DeleteIcon />, color: 'error' },
} as const;

/** What can be done with a member: one step up or down, and out. Nobody does that to themselves. */
export function MemberActions({ member }: { member: Member }) {
  const translate = useTranslate();
  const { user } = usePanel();
  const { mayUpdate, mayRemove } = useMembers();
  const [question, setQuestion] = useState<MemberQuestion>();
  const isAdmin = member.role_id === adminRole;
  const isOther = member.user_id !== user.user_id;
  const actions: MemberQuestion[] = [
    ...(mayUpdate && !isAdmin ? (['upgrade'] as const) : []),
    ...(mayUpdate && isAdmin && isOther ? (['downgrade'] as const) : []),
    ...(mayRemove && isOther ? (['remove'] as const) : []),
  ];
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action}
          variant="outlined"
          color={looks[action].color}
          startIcon={looks[action].icon}
          onClick={() => setQuestion(action)}
        >
          {translate(`members.${action}.title`)}
        </Button>
      ))}
      {question ? (
        <AskDialog question={question} member={member} onClose={() => setQuestion(undefined)} />
      ) : null}
    </>
  );
}
