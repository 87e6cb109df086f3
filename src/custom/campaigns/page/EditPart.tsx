import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
} from '@mui/material';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { useStepForm } from '../../../resources/steps/use-step-form.ts';
import { filled, request } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';
import type { Draft } from '../draft/draft.ts';
import { draftOf } from './draft-of.ts';
import { type PartName, parts, titleOf } from './parts.tsx';
import { useCampaignChanged } from './use-campaign.ts';

interface Props {
  readonly campaign: Campaign;
  readonly name: PartName;
  readonly onClose: () => void;
}

/** What is typed over a part of a campaign, and saving it by the call of that part. */
function useEdit({ campaign, name, onClose }: Props) {
  const notify = useNotify();
  const { store } = usePanel();
  const changed = useCampaignChanged(campaign.campaign_id);
  const [edits, setEdits] = useState<Partial<Draft>>({});
  const { path, rule, toSend, below } = parts[name];
  const form = useStepForm({
    kept: {
      value: { ...draftOf(campaign), ...edits },
      set: (change: Partial<Draft>) => setEdits((before) => ({ ...before, ...change })),
      reset: () => setEdits({}),
    },
    rule,
    toSend: (draft) => ({ ...toSend(draft, campaign), updated_at: campaign.updated_at }),
    send: async (body) => {
      const whole = filled(`/companies/{storeId}/campaigns/{id}/${path}`, {
        storeId: store.store_id,
        id: campaign.campaign_id,
      });
      const { data } = await request('PUT', whole, { body });
      void changed(data as Campaign);
    },
    onDone: () => {
      notify('campaignPage.saved', { type: 'success' });
      onClose();
    },
    onConflict: () => changed(),
  });
  const bare = (field: string) => (below ? field.replace(`${below}.`, '') : field);
  return { ...form, said: (field: string) => form.said(field) ?? form.said(bare(field)) };
}

/** Changes a part of a campaign; of one that has begun it says what that means. */
export function EditPart(props: Props) {
  const { campaign, name, onClose } = props;
  const translate = useTranslate();
  const id = useId();
  const form = useEdit(props);
  const { Fields } = parts[name];
  const title = translate(titleOf(name));
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('campaignPage.edit', { name: title })}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5} sx={{ pt: 1 }}>
          {campaign.status === 'draft' ? null : (
            <Alert severity="info">{translate('campaignPage.revision')}</Alert>
          )}
          {form.refused ? <Alert severity="error">{form.refused}</Alert> : null}
          <Fields form={form} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={form.busy}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" loading={form.busy} onClick={() => void form.save()}>
          {translate('ra.action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
