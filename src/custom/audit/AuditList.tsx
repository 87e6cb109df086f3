import { useGetList } from 'react-admin';
import { Chooser } from '../../resources/Filters.tsx';
import { GeneratedList } from '../../resources/GeneratedList.tsx';

/** Narrows the log to what one person changed. */
function UserFilter({ source }: { source: string }) {
  const { data = [] } = useGetList('audit-users');
  const options = data.map(({ id, full_name }) => ({ id: String(id), name: String(full_name) }));
  return <Chooser source={source} options={options} />;
}

// What a change is of is only ever linked to.
const filters = { user_id: UserFilter, subject_id: null } as const;

/** Every change of rights, points, prices and settings, newest first. */
export const AuditList = () => <GeneratedList filters={filters} />;
