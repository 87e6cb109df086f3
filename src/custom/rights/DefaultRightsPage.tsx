import { Skeleton, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Title, useTranslate } from 'react-admin';
import type {
  changeDefaultPermissions,
  DefaultPermissions,
} from '../../../contract/default-permissions.ts';
import { pathsIn } from '../../../contract/permission-trees.ts';
import { can } from '../../../contract/permissions.ts';
import { usePanel } from '../../panels/context.ts';
import { Tabs } from '../../panels/Tabs.tsx';
import { ListFailed } from '../../resources/ListFailed.tsx';
import { send } from '../../session/api.ts';
import { RightsCard } from './RightsCard.tsx';
import { pathsFor } from './rights-paths.ts';
import { defaultRightsKey, useDefaultRights } from './use-default-rights.ts';
import { useForStores } from './use-for-stores.ts';
import { useRights } from './use-rights.ts';

interface Props {
  readonly templates: DefaultPermissions;
  readonly kind: 'company' | 'store';
}

function Template({ templates, kind }: Props) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const { store, grants } = usePanel();
  const name = `default_${kind}_cms` as const;
  const again = () => queries.invalidateQueries({ queryKey: [defaultRightsKey] });
  const rights = useRights({
    saved: templates[name],
    holds: (path) => can(grants, path),
    send: async (tree) => {
      await send<typeof changeDefaultPermissions>(
        'PUT',
        '/companies/{storeId}/stores/default-cms-permissions',
        {
          params: { storeId: store.store_id },
          body: { [name]: tree, updated_at: templates.updated_at },
        },
      );
      await again();
    },
    done: 'rights.defaults.done',
    again,
  });
  return (
    <RightsCard
      label={translate(`rights.defaults.${kind}.title`)}
      hint={translate(`rights.defaults.${kind}.hint`)}
      paths={pathsFor(kind, pathsIn(templates[name]))}
      rights={rights}
      may
      aboutBranch={useForStores(kind)}
    />
  );
}

/** What new people of the company and of its stores start with (default-permission-templates). */
export function DefaultRightsPage() {
  const translate = useTranslate();
  const { data, error, refetch } = useDefaultRights();
  return (
    <>
      <Title title={translate('tabs.stores/default-permissions')} />
      <Tabs />
      <Typography color="text.secondary" sx={{ mb: 1.5, maxWidth: '80ch' }}>
        {translate('rights.defaults.hint')}
      </Typography>
      {error && !data ? <ListFailed onRetry={refetch} said={error.message} /> : null}
      {!data && !error ? <Skeleton variant="rounded" height={420} /> : null}
      {data ? (
        <Stack spacing={2}>
          <Template templates={data} kind="store" />
          <Template templates={data} kind="company" />
        </Stack>
      ) : null}
    </>
  );
}
