import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Member } from '../../../../contract/people/members.ts';
import { useMembers } from './use-members.ts';

const colours = { active: 'success', invited: 'info', asleep: 'warning' } as const;

/** Whether somebody belongs to the place already. */
export function MemberState({ state }: Pick<Member, 'state'>) {
  const translate = useTranslate();
  const { resource } = useMembers();
  return (
    <Chip
      size="small"
      color={colours[state]}
      variant="outlined"
      label={translate(`resources.${resource}.texts.choices.${state}`)}
    />
  );
}
