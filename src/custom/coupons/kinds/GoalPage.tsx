import { Skeleton, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { useCan } from '../../../shell/context.ts';
import { Tabs } from '../../../shell/Tabs.tsx';
import { Title } from '../../../shell/Title.tsx';
import { GoalCard } from './GoalCard.tsx';
import { GoalCreate, GoalEdit } from './GoalForm.tsx';
import { GoalNone } from './GoalNone.tsx';
import { GoalStatistics } from './GoalStatistics.tsx';
import { useGoal } from './use-goal.ts';

/** The goal of the store: what fills it, what came of it, and how far each customer is. */
export function GoalPage() {
  const translate = useTranslate();
  const { data: goal, error, refetch, changed } = useGoal();
  const [editing, setEditing] = useState(false);
  const mayCreate = useCan('coupons.goal.create');
  return (
    <>
      <Title title={translate(`tabs.${resourceOf('goal-coupons')}`)} />
      <Tabs />
      <Stack spacing={2} sx={{ mt: 2 }}>
        {error && goal === undefined ? <ListFailed onRetry={refetch} error={error} /> : null}
        {goal === undefined && !error ? <Skeleton variant="rounded" height={360} /> : null}
        {goal ? (
          <>
            {editing ? (
              <GoalEdit goal={goal} onChanged={changed} onClose={() => setEditing(false)} />
            ) : (
              <GoalCard goal={goal} onChanged={changed} onEdit={() => setEditing(true)} />
            )}
            <GoalStatistics goal={goal} />
          </>
        ) : null}
        {goal === null && mayCreate ? <GoalCreate onCreated={changed} /> : null}
        {goal === null && !mayCreate ? <GoalNone /> : null}
      </Stack>
    </>
  );
}
