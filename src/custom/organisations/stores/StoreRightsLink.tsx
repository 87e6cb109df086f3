import RightsIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import { Button, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useCan } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';

/** The way to what a store may do, for whoever may see it. */
export function StoreRightsLink() {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const id = useRecordContext()?.id;
  if (!useCan('stores.permissions.read') || id === undefined) return null;
  return (
    <Section
      title={translate('rights.title')}
      actions={
        <Button
          variant="outlined"
          startIcon={<RightsIcon />}
          component={Link}
          to={addressOf(`${resourceOf('stores')}/${id}/permissions`)}
        >
          {translate('rights.store.open')}
        </Button>
      }
    >
      <Typography color="text.secondary">{translate('rights.store.about')}</Typography>
    </Section>
  );
}
