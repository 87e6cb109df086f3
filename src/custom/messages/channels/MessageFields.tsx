import {
  Box,
  FormControlLabel,
  FormHelperText,
  Radio,
  RadioGroup,
  Switch,
  Tab,
  Tabs,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { channelOf, notifierTypes } from '../../../../contract/messages/channels.ts';
import { ChannelFields } from './ChannelFields.tsx';
import { ChannelOrder } from './ChannelOrder.tsx';
import type { Message, MessageForm } from './message.ts';
import { VariableNames } from './VariableNames.tsx';

/** Whether one channel after the other is tried, or all are used. */
function NotifierType({ form }: { form: MessageForm }) {
  const translate = useTranslate();
  return (
    <RadioGroup
      aria-label={translate('offers.how')}
      value={form.value.notifier_type}
      onChange={(_, chosen) => form.set({ notifier_type: chosen as Message['notifier_type'] })}
    >
      {notifierTypes.map((type) => (
        <FormControlLabel
          key={type}
          value={type}
          control={<Radio />}
          label={translate(`offers.types.${type}`)}
        />
      ))}
    </RadioGroup>
  );
}

/** What is said by each of the channels that are used. */
function Contents({ form, pictures }: Props) {
  const translate = useTranslate();
  const channels = form.value.system_notification_ids.flatMap((id) => channelOf(id) ?? []);
  const [open, setOpen] = useState(channels[0]);
  const here = open && channels.includes(open) ? open : channels[0];
  if (!here) return null;
  return (
    <div>
      <Tabs
        value={here}
        onChange={(_, chosen) => setOpen(chosen)}
        variant="scrollable"
        aria-label={translate('offers.contents')}
        sx={{ mb: 2 }}
      >
        {channels.map((channel) => (
          <Tab
            key={channel}
            value={channel}
            id={`channel-${channel}`}
            aria-controls={`content-${channel}`}
            label={translate(`offers.channels.${channel}`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`content-${here}`} aria-labelledby={`channel-${here}`}>
        <ChannelFields key={here} form={form} channel={here} pictures={pictures} />
        <VariableNames />
      </Box>
    </div>
  );
}

interface Props {
  readonly form: MessageForm;
  readonly pictures: string;
}

/** A message to customers: by which channels, in which order, and what each says. */
export function MessageFields({ form, pictures }: Props) {
  const translate = useTranslate();
  const { system_notification_ids: chosen, override_user_notification_settings: override } =
    form.value;
  return (
    <>
      <ChannelOrder form={form} />
      {chosen.length > 1 ? <NotifierType form={form} /> : null}
      <Contents form={form} pictures={pictures} />
      {chosen.length ? (
        <div>
          <FormControlLabel
            label={translate('offers.override')}
            control={
              <Switch
                checked={override}
                onChange={(_, on) => form.set({ override_user_notification_settings: on })}
              />
            }
          />
          <FormHelperText sx={{ mt: 0, ml: 5.75 }}>
            {translate('offers.overrideHint')}
          </FormHelperText>
        </div>
      ) : null}
    </>
  );
}
