import { Alert, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type FieldError, type FieldErrors, useController } from 'react-hook-form';
import { isForKeys } from '../../../../contract/developers/key-rights.ts';
import { pathsIn } from '../../../../contract/permissions/permission-trees.ts';
import { can, treeOf } from '../../../../contract/permissions/permissions.ts';
import { rightPath } from '../../../../contract/words/right-names.ts';
import { usePanel } from '../../../shell/context.ts';
import type { FieldProps } from '../../../shell/resource.ts';
import { PermissionTree } from '../../people/rights/PermissionTree.tsx';
import { pathsFor } from '../../people/rights/rights-paths.ts';

/** What is wrong with single rights, by their dotted paths. */
function wrongIn(errors: FieldErrors | undefined, path = ''): [string, string][] {
  return Object.entries(errors ?? {}).flatMap(([name, error]) => {
    const at = path ? `${path}.${name}` : name;
    const { message } = error as FieldError;
    if (typeof message === 'string') return [[at, message] as [string, string]];
    return wrongIn(error as FieldErrors, at);
  });
}

function useRights(source: string) {
  const { grants } = usePanel();
  const { field, formState } = useController({ name: source, defaultValue: {} });
  const chosen = new Set<string>(pathsIn(field.value));
  const holds = (path: string) => can(grants, path);
  const setRights = (paths: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const path of paths.filter(holds))
      if (on) next.add(path);
      else next.delete(path);
    field.onChange(treeOf([...next]));
  };
  const wrong = wrongIn(formState.errors[source] as FieldErrors | undefined);
  return { wrong, rights: { has: (path: string) => chosen.has(path), holds, setRights } };
}

/** The rights of a key: as a tree of those that the user holds. */
export function RightsInput({ source, help }: FieldProps) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const { wrong, rights } = useRights(source);
  return (
    <Stack spacing={1} sx={{ width: '100%', mb: 2 }}>
      <Typography variant="h5" component="h3">
        {translate('rights.title')}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: '70ch' }}>
        {help}
      </Typography>
      {wrong.map(([path, message]) => (
        <Alert key={path} severity="error">
          {`${rightPath(path, lang)}: ${translate(message, { _: message })}`}
        </Alert>
      ))}
      <PermissionTree
        label={translate('rights.title')}
        paths={pathsFor('company').filter(isForKeys)}
        rights={rights}
        may
      />
    </Stack>
  );
}
