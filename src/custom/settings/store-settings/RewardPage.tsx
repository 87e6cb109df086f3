import { Skeleton, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LeaveQuestion } from '../../../resources/form/LeaveGuard.tsx';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { Tabs } from '../../../shell/Tabs.tsx';
import { Title } from '../../../shell/Title.tsx';
import { LimitsForm } from './LimitsForm.tsx';
import { PointsForm } from './PointsForm.tsx';
import { Switches } from './Switches.tsx';
import { useLoadedStore } from './use-loaded-store.ts';

/** How the store awards points and takes receipts: three parts, each saved alone. */
export function RewardPage() {
  const translate = useTranslate();
  const { data: store, error, refetch, change } = useLoadedStore();
  const [pointsTyped, setPointsTyped] = useState(false);
  const [limitsTyped, setLimitsTyped] = useState(false);
  const part = { change, again: refetch };
  return (
    <>
      <Title title={translate('tabs.settings/reward')} />
      <Tabs />
      <LeaveQuestion guards={pointsTyped || limitsTyped} />
      {error && !store ? <ListFailed onRetry={refetch} error={error} /> : null}
      {store ? (
        <Stack spacing={2} sx={{ maxWidth: 860 }}>
          <PointsForm {...part} store={store} onDirty={setPointsTyped} />
          <Switches {...part} store={store} />
          <LimitsForm {...part} store={store} onDirty={setLimitsTyped} />
        </Stack>
      ) : (
        !error && <Skeleton variant="rounded" height={420} sx={{ maxWidth: 860 }} />
      )}
    </>
  );
}
