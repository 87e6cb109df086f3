import { Skeleton, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type {
  changeDefaultPermissions,
  DefaultPermissions,
} from '../../../../contract/people/default-permissions.ts';
import { pathsIn } from '../../../../contract/permissions/permission-trees.ts';
import { can, type PermissionTree as Tree } from '../../../../contract/permissions/permissions.ts';
import { LeaveQuestion } from '../../../resources/form/LeaveGuard.tsx';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';
import { Tabs } from '../../../shell/Tabs.tsx';
import { Title } from '../../../shell/Title.tsx';
import { RightsCard } from './RightsCard.tsx';
import { pathsFor } from './rights-paths.ts';
import { defaultRightsKey, useDefaultRights } from './use-default-rights.ts';
import { useForStores } from './use-for-stores.ts';
import { type Rights, useRights } from './use-rights.ts';

type Kind = 'company' | 'store';

/** One of the two templates, changed and saved alone. */
function useTemplate(templates: DefaultPermissions, kind: Kind) {
  const queries = useQueryClient();
  const { store, grants } = usePanel();
  const name = `default_${kind}_cms` as const;
  const again = () => queries.invalidateQueries({ queryKey: [defaultRightsKey] });
  return useRights({
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
}

function Template({ kind, tree, rights }: { kind: Kind; tree: Tree; rights: Rights }) {
  const translate = useTranslate();
  return (
    <RightsCard
      label={translate(`rights.defaults.${kind}.title`)}
      hint={translate(`rights.defaults.${kind}.hint`)}
      presets={{ kind, choose: rights.choose }}
      paths={pathsFor(kind, pathsIn(tree))}
      rights={rights}
      may
      aboutBranch={useForStores(kind)}
    />
  );
}

function Templates({ templates }: { templates: DefaultPermissions }) {
  const store = useTemplate(templates, 'store');
  const company = useTemplate(templates, 'company');
  const open = [store, company].some(({ isDirty, busy }) => isDirty && !busy);
  return (
    <Stack spacing={2}>
      <LeaveQuestion guards={open} />
      <Template kind="store" tree={templates.default_store_cms} rights={store} />
      <Template kind="company" tree={templates.default_company_cms} rights={company} />
    </Stack>
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
      {error && !data ? <ListFailed onRetry={refetch} error={error} /> : null}
      {!data && !error ? <Skeleton variant="rounded" height={420} /> : null}
      {data ? <Templates templates={data} /> : null}
    </>
  );
}
