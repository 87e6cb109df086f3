import { Alert } from '@mui/material';
import { campaignPicture } from '../../../../contract/campaigns/making.ts';
import { MessageFields } from '../../messages/channels/MessageFields.tsx';
import type { Message } from '../../messages/channels/message.ts';
import type { PartForm } from '../draft/part.ts';
import { useChannels } from '../use-lookups.ts';
import { useWord } from './pieces.tsx';

/** What its customers are told, and by which channels; one that the company has not set up says so. */
export function CampaignMessage({ form }: { form: PartForm<Message> }) {
  const word = useWord();
  const { data: channels = [] } = useChannels();
  const silent = channels.filter(
    ({ system_notification_id: id, enabled }) =>
      !enabled && form.value.system_notification_ids.includes(id),
  );
  return (
    <>
      {silent.map(({ channel, name }) => (
        <Alert key={channel} severity="warning">
          {word('notSetUp', { name })}
        </Alert>
      ))}
      <MessageFields form={form} pictures={campaignPicture.path} />
    </>
  );
}
