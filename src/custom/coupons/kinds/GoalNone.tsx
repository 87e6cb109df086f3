import { Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** No goal, for whoever may not make one. */
export function GoalNone() {
  const translate = useTranslate();
  return (
    <Card sx={{ p: 4, textAlign: 'center' }}>
      <Typography color="text.secondary">
        {translate('resources.coupons/with-transactions.texts.empty')}
      </Typography>
    </Card>
  );
}
