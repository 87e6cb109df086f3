import { Alert, Box, Button } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { StepsFrame } from '../../../resources/steps/StepsFrame.tsx';
import type { StepForm } from '../../../resources/steps/use-step-form.ts';
import { useSteps } from '../../../resources/steps/use-steps.ts';
import type { Draft } from '../draft/draft.ts';
import { CampaignMessage } from '../fields/CampaignMessage.tsx';
import { PeriodFields, TitleField } from '../fields/PeriodFields.tsx';
import { BearerFields, CapsFields, PriorityField } from '../fields/SettingsFields.tsx';
import { CategoryField, TypeFields } from '../fields/TypeFields.tsx';
import { WhatFields } from '../fields/WhatFields.tsx';
import { WhoFields } from '../fields/WhoFields.tsx';
import { Check } from './Check.tsx';
import { isDone, type StepName, stepOfFirst, stepsOf } from './steps.ts';

type Form = StepForm<Draft>;
interface StepProps {
  readonly form: Form;
  readonly onOpen: (step: StepName) => void;
}

const fields: Readonly<Record<StepName, (props: StepProps) => ReactNode>> = {
  type: ({ form }) => (
    <>
      <CategoryField form={form} />
      {form.value.category ? <TypeFields form={form} /> : null}
      {form.value.campaign_type_system ? (
        <>
          <TitleField form={form} />
          <PeriodFields form={form} />
        </>
      ) : null}
    </>
  ),
  who: ({ form }) => <WhoFields form={form} />,
  what: ({ form }) => <WhatFields form={form} />,
  messages: ({ form }) => <CampaignMessage form={form} />,
  settings: ({ form }) => (
    <>
      {form.value.category === 'draw' ? null : (
        <>
          <BearerFields form={form} />
          <PriorityField form={form} />
        </>
      )}
      <CapsFields form={form} />
    </>
  ),
  check: ({ form, onOpen }) => <Check draft={form.value} onOpen={onOpen} />,
};

/** What is wrong leads to the step where it is put right, and there to its field. */
function useToFirstWrong(paths: readonly string[], here: StepName, open: (step: StepName) => void) {
  const part = useRef<HTMLDivElement>(null);
  const key = paths.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, not while it is put right.
  useEffect(() => {
    const step = key && stepOfFirst(key.split(' '));
    if (step) open(step);
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the step is opened, after its heading had the focus.
  useEffect(() => {
    if (key) part.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [here]);
  return part;
}

interface Props {
  readonly form: Form;
  /** Makes the campaign, and starts it if that is wanted. */
  readonly onMake: (starts: boolean) => void;
  readonly mayStart: boolean;
}

/** A campaign step by step (campaign-wizard-state): what it waits for, of whom, what it gives, says and may cost. */
export function CampaignSteps({ form, onMake, mayStart }: Props) {
  const translate = useTranslate();
  const names = stepsOf(form.value);
  const steps = useSteps(names, isDone(form.value));
  const name = steps.name as StepName;
  const open = (step: StepName) => steps.open(names.indexOf(step));
  const { refused, lost, complaints, busy } = form;
  const part = useToFirstWrong(Object.keys(complaints), name, open);
  const word = (key: string) => translate(`campaignMaker.steps.${name}.${key}`);
  return (
    <StepsFrame
      titles={names.map((each) => translate(`campaignMaker.steps.${each}.title`))}
      hint={word('hint')}
      steps={steps}
      wanting={name === 'check' ? undefined : word('wanting')}
      last={
        <>
          <Button
            variant={mayStart ? 'outlined' : 'contained'}
            loading={busy}
            onClick={() => onMake(false)}
          >
            {translate('ra.action.create')}
          </Button>
          {mayStart ? (
            <Button variant="contained" loading={busy} onClick={() => onMake(true)}>
              {translate('campaignMaker.createAndStart')}
            </Button>
          ) : null}
        </>
      }
    >
      {lost ? <Alert severity="warning">{translate('shell.lost')}</Alert> : null}
      {refused ? <Alert severity="error">{refused}</Alert> : null}
      <Box ref={part} sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}>
        {fields[name]({ form, onOpen: open })}
      </Box>
    </StepsFrame>
  );
}
