import { use } from 'react';
import { useGetList, useRecordContext } from 'react-admin';
import { loadScreenWords } from '../../i18n/load-panel.ts';
import { GeneratedList, ListWithin } from '../../resources/list/GeneratedList.tsx';
import { Chooser } from '../../resources/narrowing/Chooser.tsx';
import { usePanel } from '../../shell/context.ts';
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
// Of one customer all changes are somebody's of the desk.
const fewer = { ...filters, user_id: null, subject: null, store_id: null } as const;
const auditCells = { changed: Changed } as const;
// On a phone: when and what was done, then by whom and to what.
const named = ['created_at', 'action'];

/** Every change of rights, points, prices and settings, newest first. */
export const AuditList = () => <GeneratedList filters={filters} cells={auditCells} named={named} />;

/** What was changed of one customer, with the words of the log. */
export function ChangesOf({ customer }: { customer: number }) {
  const { lang, panel } = usePanel();
  use(loadScreenWords(lang, `/${lang}/${panel}/audit-log`));
  return (
    <ListWithin
      resource="audit-log"
      only={{ user_account_id: customer }}
      columns={['created_at', 'user', 'action', 'subject', 'changed', 'store']}
      cells={auditCells}
      filters={fewer}
    />
  );
}
