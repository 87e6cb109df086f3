import { Alert, Card, Chip, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import type { Member } from '../../../../contract/people/members.ts';
import { pathsIn } from '../../../../contract/permissions/permission-trees.ts';
import { granted } from '../../../../contract/permissions/permissions.ts';
import { formatDate } from '../../../i18n/format.ts';
import { LeaveQuestion } from '../../../resources/form/LeaveGuard.tsx';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { OneRecord } from '../../../resources/records/Answered.tsx';
import { BackToList } from '../../../resources/records/BackToList.tsx';
import { usePanel } from '../../../shell/context.ts';
import { Title } from '../../../shell/Title.tsx';
import { RightsCard } from '../rights/RightsCard.tsx';
import { pathsFor } from '../rights/rights-paths.ts';
import { useForStores } from '../rights/use-for-stores.ts';
import { useRights } from '../rights/use-rights.ts';
import { MemberActions } from './MemberActions.tsx';
import { MemberState } from './MemberState.tsx';
import { TillPin } from './TillPin.tsx';
import { useMember, useMembers, useMembersChanged } from './use-members.ts';
import { useRoleName } from './use-role-name.ts';

interface Props {
  readonly member: Member;
}

function Head({ member }: Props) {
  const translate = useTranslate();
  const { resource } = useMembers();
  const role = useRoleName()(member.role_id);
  const word = (name: string) => translate(`resources.${resource}.fields.${name}`);
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, mt: 1 }}>
      <Stack spacing={2}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Typography variant="h2" component="p" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
            {member.full_name}
          </Typography>
          <TillPin member={member} />
          <MemberActions member={member} />
          <BackToList resource={resource} />
        </Stack>
        <FactList
          facts={[
            [word('role_id'), role],
            [word('mobile'), member.mobile],
            [word('created_at'), formatDate(member.created_at)],
            [translate('members.account'), member.user_account_id && `#${member.user_account_id}`],
            [
              word('permissions_enabled'),
              <Chip
                key="on"
                size="small"
                color={member.permissions_enabled ? 'success' : 'default'}
                variant={member.permissions_enabled ? 'filled' : 'outlined'}
                label={translate(`ra.boolean.${member.permissions_enabled}`)}
              />,
            ],
            [word('state'), <MemberState key="state" state={member.state} />],
          ]}
        />
        {member.state === 'active' ? null : (
          <Alert severity="info">{translate(`members.states.${member.state}`)}</Alert>
        )}
      </Stack>
    </Card>
  );
}

/** What this person may do here; what the place itself lacks has no effect, and says so. */
function MemberRights({ member }: Props) {
  const translate = useTranslate();
  const { store, grants } = usePanel();
  const { kind, calls, holds, mayUpdate } = useMembers();
  const { changed } = useMembersChanged();
  const { permissions, updated_at, user_id } = member;
  const rights = useRights({
    saved: permissions,
    holds,
    send: async (tree) => {
      await calls.rights(user_id, { permissions: tree, updated_at });
      await changed(user_id);
    },
    done: 'members.rights.done',
    again: changed,
  });
  const noteOf = (path: string) =>
    granted(grants.storePermissions, path)
      ? undefined
      : translate('rights.noEffect', { name: store.name });
  return (
    <>
      <LeaveQuestion guards={rights.isDirty && !rights.busy} />
      <RightsCard
        label={translate('rights.title')}
        hint={translate('members.rights.hint', { name: member.full_name })}
        presets={{ kind, choose: rights.choose }}
        paths={pathsFor(kind, pathsIn(permissions))}
        rights={rights}
        may={mayUpdate}
        noteOf={noteOf}
        aboutBranch={useForStores(kind)}
      />
    </>
  );
}

/** One of the people of a company or a store: who they are, and what they may do. */
export function MemberScreen() {
  const id = Number(useParams().id);
  return (
    <OneRecord query={useMember(id)}>
      {(member) => (
        <Stack spacing={2}>
          <Title title={member.full_name} />
          <Head member={member} />
          <MemberRights key={id} member={member} />
        </Stack>
      )}
    </OneRecord>
  );
}
