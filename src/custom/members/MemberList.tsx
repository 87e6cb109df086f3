import { type RaRecord, useGetList } from 'react-admin';
import { usePanel } from '../../panels/context.ts';
import { Chooser } from '../../resources/Filters.tsx';
import { GeneratedList } from '../../resources/GeneratedList.tsx';
import { nameOf } from '../../resources/name-of.ts';
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

const own = { filters: { role_id: RoleFilter } };

/** The people of a company or a store: who they are, in which role, since when. */
export const MemberList = () => <GeneratedList {...own} />;
