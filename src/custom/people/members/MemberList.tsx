import { type RaRecord, useGetList, useRecordContext } from 'react-admin';
import type { Member } from '../../../../contract/people/members.ts';
import { nameOf } from '../../../dataProvider/name-of.ts';
import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { Chooser } from '../../../resources/narrowing/Chooser.tsx';
import { usePanel } from '../../../shell/context.ts';
import { MemberState } from './MemberState.tsx';
import { memberRoles } from './roles.ts';

/** The roles that people of a company or a store can have, as the server calls them (roles-list-from-server). */
function RoleFilter({ source }: { source: string }) {
  const { lang } = usePanel();
  const { data = [] } = useGetList('roles');
  const options = data
    .filter(({ role_id }: RaRecord) => memberRoles.includes(role_id))
    .map((role: RaRecord) => ({ id: String(role.id), name: nameOf(role, lang) ?? '' }));
  return <Chooser source={source} options={options} />;
}

function StateCell() {
  const record = useRecordContext<RaRecord & Pick<Member, 'state'>>();
  return record ? <MemberState state={record.state} /> : null;
}

const own = { filters: { role_id: RoleFilter }, cells: { state: StateCell } };

/** The people of a company or a store: who they are, in which role, since when. */
export const MemberList = () => <GeneratedList {...own} />;
