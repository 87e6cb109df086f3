import { Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { resourceOf } from '../../../dataProvider/sources.ts';

/** No goal, for whoever may not make one. */
export function GoalNone() {
  const translate = useTranslate();
  return (
    <Card sx={{ p: 4, textAlign: 'center' }}>
      <Typography color="text.secondary">
        {translate(`resources.${resourceOf('goal-coupons')}.texts.empty`)}
      </Typography>
    </Card>
  );
}
