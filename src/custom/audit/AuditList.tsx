import { useGetList, useRecordContext } from 'react-admin';
import { Chooser } from '../../resources/Filters.tsx';
import { GeneratedList } from '../../resources/GeneratedList.tsx';
import { useFieldName } from './use-field-name.ts';

/** Narrows the log to what one person changed. */
function UserFilter({ source }: { source: string }) {
  const { data = [] } = useGetList('audit-users');
  const options = data.map(({ id, full_name }) => ({ id: String(id), name: String(full_name) }));
  return <Chooser source={source} options={options} />;
}

/** The fields that changed, by what their screens call them. */
function Changed() {
  const change = useRecordContext<{ subject: string; changed: string }>();
  const nameOf = useFieldName(change?.subject ?? '');
  return change?.changed ? change.changed.split(', ').map(nameOf).join(', ') : null;
}

// What a change is of is only ever linked to.
const filters = { user_id: UserFilter, subject_id: null, user_account_id: null } as const;
export const auditCells = { changed: Changed } as const;
// On a phone: when and what was done, then by whom and to what.
const named = ['created_at', 'action'];

/** Every change of rights, points, prices and settings, newest first. */
export const AuditList = () => <GeneratedList filters={filters} cells={auditCells} named={named} />;
