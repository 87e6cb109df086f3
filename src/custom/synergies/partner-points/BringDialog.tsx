import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { becomes, tenThousandths } from '../../../../contract/synergies/synergy-states.ts';
import { digitsOf } from '../../../i18n/shape/digits.ts';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
import { ApiError } from '../../../session/api.ts';
import { useOneKey } from '../../../session/use-one-key.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { AskDialog } from '../../customers/desk/AskDialog.tsx';
import type { Partner, PartnerCalls } from './use-partner-points.ts';

interface Props {
  readonly partner: Partner;
  readonly calls: PartnerCalls;
  readonly onMoved: () => Promise<void>;
  readonly onClose: () => void;
}

/** The code that the customer is sent; on a demo that sends nothing it is told here. */
function useCode({ partner, calls }: Props) {
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<{ code: string | null }>();
  const [refused, setRefused] = useState<string>();
  const ask = async () => {
    setBusy(true);
    setRefused(undefined);
    try {
      const { data } = await calls.prove(partner.synergy_id);
      setSent({ code: data.verification_code });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused(error.said);
    } finally {
      setBusy(false);
    }
  };
  return { ask, busy, sent, refused };
}

function CodeField({ code }: { code: ReturnType<typeof useCode> }) {
  const translate = useTranslate();
  const { ask, busy, sent, refused } = code;
  const word = sent ? 'sendAgain' : 'send';
  return (
    <Stack spacing={1} role="status" sx={{ alignItems: 'flex-start' }}>
      {refused ? <Alert severity="error">{translate(refused, { _: refused })}</Alert> : null}
      {sent ? (
        <Alert severity={sent.code ? 'info' : 'success'} sx={{ width: '100%' }}>
          {sent.code
            ? translate('newReceipt.partners.demoCode', { code: sent.code })
            : translate('newReceipt.partners.sent')}
        </Alert>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {translate('newReceipt.partners.why')}
        </Typography>
      )}
      <Button size="small" loading={busy} onClick={() => ask().catch(() => undefined)}>
        {translate(`newReceipt.partners.${word}`)}
      </Button>
    </Stack>
  );
}

function useBringing({ partner, calls, onMoved, onClose }: Props) {
  const notify = useNotify();
  const translate = useTranslate();
  const { number } = useWritten();
  const { once, lost } = useOneKey();
  const form = useOwnForm({
    saved: { points: partner.points as number | string | null, code: '' },
    rule: undefined,
    toSend: ({ points, code }) => ({
      synergy_id: partner.synergy_id,
      points: Number(points),
      verification_code: code.trim(),
    }),
    send: async (body) => {
      const { data } = await once((key) => calls.bring(body, key));
      const words = {
        smart_count: data.points_brought,
        points: number(data.points_brought),
        balance: number(data.balance_after),
      };
      notify(translate('newReceipt.partners.done', words), { type: 'success' });
      await onMoved();
      onClose();
    },
    again: onMoved,
  });
  return { form, lost };
}

/** Brings points from a partner: how many, what they become here, and the code by which the customer agrees. */
export function BringDialog(props: Props) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { partner } = props;
  const { form, lost } = useBringing(props);
  const code = useCode(props);
  const { points, code: typed } = form.value;
  const isAmount = typeof points === 'number' && points > 0;
  const worth = isAmount
    ? becomes(Math.round(points * 100), tenThousandths(partner.ratio)) / 100
    : 0;
  const most = { points: number(partner.points) };
  return (
    <AskDialog
      title={translate('newReceipt.partners.title')}
      confirm={translate('newReceipt.partners.bring')}
      form={form}
      lost={lost}
      ready={worth > 0 && /^\d{6}$/.test(typed.trim())}
      onClose={props.onClose}
    >
      <NumberField
        unit="points"
        label={translate('newReceipt.partners.points', { name: partner.name })}
        value={points}
        onChange={(next) => form.set({ points: next })}
        error={form.said('points')}
        hint={translate('newReceipt.partners.upTo', most)}
      />
      <Typography role="status">
        {translate('newReceipt.partners.becomes', { smart_count: worth, worth: number(worth) })}
      </Typography>
      <CodeField code={code} />
      <TextField
        label={translate('newReceipt.partners.code')}
        value={typed}
        onChange={({ target }) => form.set({ code: digitsOf(target.value, 6) })}
        error={Boolean(form.said('verification_code'))}
        helperText={form.said('verification_code')}
        slotProps={{
          htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code' },
        }}
      />
    </AskDialog>
  );
}
