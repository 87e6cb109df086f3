import BackIcon from '@mui/icons-material/ArrowBack';
import { Button, Skeleton, Stack } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import type {
  changeStorePermissions,
  StoreRights,
  storePermissions,
} from '../../../../contract/people/default-permissions.ts';
import { pathsIn } from '../../../../contract/permissions/permission-trees.ts';
import { can } from '../../../../contract/permissions/permissions.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { LeaveQuestion } from '../../../resources/form/LeaveGuard.tsx';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { send } from '../../../session/api.ts';
import { useCan, usePanel } from '../../../shell/context.ts';
import { Title } from '../../../shell/Title.tsx';
import { RightsCard } from './RightsCard.tsx';
import { pathsFor } from './rights-paths.ts';
import { useRights } from './use-rights.ts';

const path = '/companies/{storeId}/stores/{id}/permissions';
const list = resourceOf('stores');

function useStoreRights(id: number) {
  const { store } = usePanel();
  const params = { storeId: store.store_id, id };
  return useQuery({
    queryKey: [list, 'permissions', store.store_id, id],
    queryFn: async ({ signal }) =>
      (await send<typeof storePermissions>('GET', path, { params, signal })).data,
  });
}

function Rights({ of }: { of: StoreRights }) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const { store, grants } = usePanel();
  const again = () => queries.invalidateQueries({ queryKey: [list] });
  const rights = useRights({
    saved: of.permissions,
    holds: (each) => can(grants, each),
    send: async (permissions) => {
      await send<typeof changeStorePermissions>('PUT', path, {
        params: { storeId: store.store_id, id: of.store_id },
        body: { permissions, updated_at: of.updated_at },
      });
      await again();
    },
    done: 'rights.store.done',
    again,
  });
  return (
    <>
      <LeaveQuestion guards={rights.isDirty && !rights.busy} />
      <RightsCard
        label={translate('rights.title')}
        hint={translate('rights.store.hint', { name: of.name })}
        paths={pathsFor('store', pathsIn(of.permissions))}
        rights={rights}
        may={useCan('stores.permissions.update')}
      />
    </>
  );
}

/** What one store may do, whoever works there (permissions-per-store-and-user). */
export function StoreRightsPage() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const id = Number(useParams().id);
  const { data, error, refetch } = useStoreRights(id);
  if (error && !data) return <ListFailed onRetry={refetch} error={error} />;
  if (!data) return <Skeleton variant="rounded" height={420} sx={{ mt: 1 }} />;
  return (
    <Stack spacing={2} sx={{ mt: 1 }}>
      <Title title={translate('rights.store.title', { name: data.name })} />
      <div>
        <Button
          startIcon={<BackIcon />}
          component={Link}
          to={createPath({ resource: list, id, type: 'edit' })}
        >
          {data.name}
        </Button>
      </div>
      <Rights key={id} of={data} />
    </Stack>
  );
}
