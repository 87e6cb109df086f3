import BackIcon from '@mui/icons-material/ArrowBack';
import { Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useAddressOf } from '../../../shell/menu.ts';
import { Title } from '../../../shell/Title.tsx';

/** The page of one plan, with the way back to all. */
export function PlanFrame({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  return (
    <Stack spacing={2} sx={{ mt: 1, maxWidth: 900 }}>
      <Title title={title} />
      <div>
        <Button
          size="small"
          startIcon={<BackIcon />}
          component={Link}
          to={addressOf('subscriptions/registration-plans')}
        >
          {translate('tabs.subscriptions/registration-plans')}
        </Button>
      </div>
      {children}
    </Stack>
  );
}
