import { Alert, Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Tabs } from '../../../shell/Tabs.tsx';
import { Title } from '../../../shell/Title.tsx';
import { useOpenForCards } from '../cards/use-open-for-cards.ts';
import { useCurrent, useOwnMethods } from '../state/use-own.ts';
import { Parts } from './Parts.tsx';

/** What every page of the own subscription begins with; where no real money moves, it says so. */
export function OwnHead({ children }: { children?: ReactNode }) {
  const translate = useTranslate();
  const { data: current } = useCurrent();
  const { data: methods = [] } = useOwnMethods();
  useOpenForCards(methods);
  return (
    <Stack spacing={2} sx={{ mb: 2 }}>
      <Parts />
      {current?.is_test ? <Alert severity="info">{translate('billing.testMode')}</Alert> : null}
      {children}
    </Stack>
  );
}

/** A page of the own subscription. */
export function BillingPage({ tab, children }: { tab: string; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box sx={{ maxWidth: 1100 }}>
      <Title title={translate(`tabs.${tab}`)} />
      <Tabs />
      <OwnHead />
      <Stack spacing={2}>{children}</Stack>
    </Box>
  );
}
