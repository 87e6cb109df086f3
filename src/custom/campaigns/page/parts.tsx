import type { ReactNode } from 'react';
import type { z } from 'zod';
import {
  type Campaign,
  changeCampaignNotification,
  changeCampaignReward,
  changeCampaignSettings,
  changeCampaignType,
} from '../../../../contract/campaigns/campaigns.ts';
import {
  type Draft,
  dayOf,
  sentInvoicing,
  sentMessage,
  sentPeriod,
  sentTrigger,
} from '../draft/draft.ts';
import type { PartForm } from '../draft/part.ts';
import { CampaignMessage } from '../fields/CampaignMessage.tsx';
import { PeriodFields, TitleField } from '../fields/PeriodFields.tsx';
import { BearerFields, CapsFields, PriorityField } from '../fields/SettingsFields.tsx';
import { TypeFields } from '../fields/TypeFields.tsx';
import { WhatFields } from '../fields/WhatFields.tsx';
import { WhoFields } from '../fields/WhoFields.tsx';

/** A part of a campaign that is changed by itself, by its own call. */
export interface Part {
  readonly path: string;
  readonly rule: z.ZodType | undefined;
  readonly toSend: (draft: Draft, saved: Campaign) => object;
  readonly Fields: (props: { form: PartForm<Draft> }) => ReactNode;
  /** Where the call names fields by themselves that the draft keeps together. */
  readonly below?: string;
}

export type PartName = 'type' | 'who' | 'what' | 'messages' | 'settings';

// A moment that is no day’s edge stays what it is as long as nobody chooses another day.
function changedPeriod(draft: Draft, saved: Campaign) {
  const sent = sentPeriod(draft);
  const isSame = (name: 'starts_at' | 'ends_at') => draft[name] === dayOf(saved[name]);
  return {
    ...(isSame('starts_at') ? {} : { starts_at: sent.starts_at }),
    ...(isSame('ends_at') ? {} : { ends_at: sent.ends_at }),
  };
}

/** What a part is called: on its page the settings are also where the title and the period are changed. */
export const titleOf = (name: PartName) =>
  name === 'settings' ? 'campaignPage.settings' : `campaignMaker.steps.${name}.title`;

const trigger = { path: 'campaign_type', rule: changeCampaignType.body, toSend: sentTrigger };

export const parts: Readonly<Record<PartName, Part>> = {
  type: { ...trigger, Fields: TypeFields },
  who: { ...trigger, Fields: WhoFields },
  what: {
    path: 'campaign-reward/{id}',
    rule: changeCampaignReward.body,
    toSend: ({ campaign_reward }) => campaign_reward,
    Fields: WhatFields,
    below: 'campaign_reward',
  },
  messages: {
    path: 'notification',
    rule: changeCampaignNotification.body,
    toSend: sentMessage,
    Fields: CampaignMessage,
  },
  settings: {
    path: 'settings',
    rule: changeCampaignSettings.body,
    toSend: (draft, saved) => ({
      title: draft.title,
      ...changedPeriod(draft, saved),
      priority: draft.priority,
      caps: draft.caps,
      ...(draft.category === 'draw'
        ? {}
        : { invoicing_settings: sentInvoicing(draft.invoicing_settings) }),
    }),
    Fields: ({ form }) => (
      <>
        <TitleField form={form} />
        <PeriodFields form={form} />
        {form.value.category === 'draw' ? null : <BearerFields form={form} />}
        {form.value.category === 'draw' ? null : <PriorityField form={form} />}
        <CapsFields form={form} />
      </>
    ),
  },
};
