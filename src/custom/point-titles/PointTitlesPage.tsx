import { Skeleton, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LeaveQuestion } from '../../resources/form/LeaveGuard.tsx';
import { ListFailed } from '../../resources/list/ListFailed.tsx';
import { Title } from '../../shell/Title.tsx';
import { LadderForm } from './LadderForm.tsx';
import { TierSettingsForm } from './TierSettingsForm.tsx';
import { useLadder } from './use-ladder.ts';

/** The tiers of the programme: how they are climbed, and the ladder itself. */
export function PointTitlesPage() {
  const translate = useTranslate();
  const { data: ladder, error, refetch, show, showSettings } = useLadder();
  const [settingsTyped, setSettingsTyped] = useState(false);
  const [ladderTyped, setLadderTyped] = useState(false);
  return (
    <Stack spacing={2} sx={{ maxWidth: 1080, mt: 1 }}>
      <Title title={translate('menu.tiers')} />
      <LeaveQuestion guards={settingsTyped || ladderTyped} />
      {error && !ladder ? <ListFailed onRetry={refetch} error={error} /> : null}
      {ladder ? (
        <>
          <TierSettingsForm
            settings={ladder.settings}
            show={showSettings}
            again={refetch}
            onDirty={setSettingsTyped}
          />
          <LadderForm ladder={ladder} show={show} again={refetch} onDirty={setLadderTyped} />
        </>
      ) : (
        !error && <Skeleton variant="rounded" height={480} />
      )}
    </Stack>
  );
}
