import { type RaRecord, useGetList } from 'react-admin';
import { nameOf } from '../../../dataProvider/name-of.ts';
import { usePanel } from '../../../shell/context.ts';

/** What roles are called, as the server tells it (roles-list-from-server); '' until it has. */
export function useRoleName() {
  const { lang } = usePanel();
  const { data = [] } = useGetList('roles');
  return (roleId: unknown) =>
    nameOf(
      data.find(({ id }: RaRecord) => id === roleId),
      lang,
    );
}
