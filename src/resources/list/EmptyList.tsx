import { Box, MenuList, Stack, Typography } from '@mui/material';
import { use } from 'react';
import { useGetResourceLabel, useResourceContext, useTranslate } from 'react-admin';
import { useCan } from '../../shell/context.ts';
import { CreateLink } from '../pieces/CreateLink.tsx';
import { usePanelResource } from '../pieces/use-resource.ts';
import { PiecesContext } from './list-pieces.ts';

/** Nothing yet: says what would be here and offers the next step to whoever may take it. */
export function EmptyList() {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const name = useResourceContext() ?? '';
  const { create, entity, icon: Icon } = usePanelResource();
  const { tools } = use(PiecesContext);
  const mayCreate = useCan(entity.permission.create) && create;
  return (
    <Stack
      spacing={2}
      sx={{ alignItems: 'center', textAlign: 'center', py: 8, px: 2, width: '100%' }}
    >
      <Box
        sx={{
          width: 72,
          height: 72,
          borderRadius: '50%',
          display: 'grid',
          placeItems: 'center',
          bgcolor: 'action.hover',
          color: 'primary.main',
        }}
      >
        <Icon sx={{ fontSize: 34 }} aria-hidden />
      </Box>
      <Typography variant="h2" component="h2">
        {translate('shell.empty.title', { name: label(name, 2) })}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: '44ch' }}>
        {translate(`resources.${name}.texts.empty`)}
      </Typography>
      {mayCreate ? <CreateLink isNamed /> : null}
      {tools ? <MenuList sx={{ p: 0 }}>{tools}</MenuList> : null}
    </Stack>
  );
}
