import UpIcon from '@mui/icons-material/ArrowUpward';
import { Checkbox, FormControlLabel, FormHelperText, IconButton, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { channelIds, channelOf, offerChannels } from '../../../../contract/messages/channels.ts';
import type { MessageForm } from './message.ts';

const withEarlier = (ids: readonly number[], place: number) =>
  ids.toSpliced(place, 1).toSpliced(place - 1, 0, ids[place] ?? 0);

/** Which channels are used, the chosen ones first and in the order in which they are tried. */
export function ChannelOrder({ form }: { form: MessageForm }) {
  const translate = useTranslate();
  const { system_notification_ids: chosen, notifier_type } = form.value;
  const set = (system_notification_ids: readonly number[]) => form.set({ system_notification_ids });
  const others = offerChannels.filter((each) => !chosen.includes(channelIds[each]));
  const shown = [...chosen.flatMap((id) => channelOf(id) ?? []), ...others];
  const wrong = form.said('system_notification_ids');
  return (
    <div>
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((channel) => {
          const id = channelIds[channel];
          const place = chosen.indexOf(id);
          const name = translate(`offers.channels.${channel}`);
          return (
            <Stack key={channel} component="li" direction="row" sx={{ alignItems: 'center' }}>
              <FormControlLabel
                label={name}
                control={
                  <Checkbox
                    checked={place >= 0}
                    onChange={(_, on) =>
                      set(on ? [...chosen, id] : chosen.filter((each) => each !== id))
                    }
                  />
                }
              />
              {place > 0 && notifier_type === 'priority' ? (
                <IconButton
                  size="small"
                  aria-label={translate('offers.earlier', { name })}
                  onClick={() => set(withEarlier(chosen, place))}
                >
                  <UpIcon fontSize="small" />
                </IconButton>
              ) : null}
            </Stack>
          );
        })}
      </Stack>
      {wrong ? <FormHelperText error>{wrong}</FormHelperText> : null}
    </div>
  );
}
