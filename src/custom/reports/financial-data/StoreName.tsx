import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { StoreFigures } from '../../../../contract/reports/financial-data.ts';

/** Whose figures they are: a store, one that is deleted, the company's own desk. */
export function StoreName({ store }: { store: StoreFigures }) {
  const translate = useTranslate();
  const mark = store.company ? 'desk' : store.deleted ? 'deleted' : undefined;
  return (
    <>
      <Typography
        component="span"
        sx={{ fontWeight: 650, display: 'block', overflowWrap: 'anywhere' }}
      >
        {store.name}
      </Typography>
      {mark ? (
        <Typography component="span" variant="body2" color="text.secondary">
          {translate(`financial.${mark}`)}
        </Typography>
      ) : null}
    </>
  );
}
