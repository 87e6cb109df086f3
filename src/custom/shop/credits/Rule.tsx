import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CreditAccount, endThreshold, Threshold } from '../../../../contract/shop/credits.ts';
import { formatDate } from '../../../i18n/format.ts';
import { send } from '../../../session/api.ts';
import { useCan } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { Ask } from '../../billing/shared/Ask.tsx';
import { useOwn, useShopChanged } from '../state/use-shop.ts';
import { RuleForm } from './RuleForm.tsx';

/** What the rule does, in a sentence, and whether it has paused. */
function Said({ rule }: { rule: Threshold }) {
  const translate = useTranslate();
  const { number } = useWritten();
  return (
    <>
      <Typography>
        {translate('shop.rule.says', {
          threshold: number(rule.threshold),
          quantity: number(rule.quantity),
          text: rule.text,
        })}{' '}
        {translate('shop.rule.most', {
          smart_count: rule.most_a_month,
          done: number(rule.bought_this_month),
        })}
      </Typography>
      {rule.paused_at ? (
        <Alert severity="warning">
          {translate('shop.rule.paused', { date: formatDate(rule.paused_at) })}
        </Alert>
      ) : null}
    </>
  );
}

/** Ends a rule, once asked. */
function Ending({ rule, onClose }: { rule: Threshold; onClose: () => void }) {
  const translate = useTranslate();
  const { products, params } = useOwn();
  const changed = useShopChanged();
  const end = async () => {
    const one = { ...params, id: rule.shop_threshold_id };
    const path = `${products}/shop/buy-with-threshold/{id}` as const;
    await send<typeof endThreshold>('DELETE', path, { params: one });
    await changed();
  };
  return (
    <Ask
      title={translate('shop.rule.end')}
      yes={translate('shop.rule.end')}
      danger
      onYes={end}
      onClose={onClose}
    >
      <Typography>{translate('shop.rule.endText')}</Typography>
    </Ask>
  );
}

/** The rule by which credits are bought by themselves, where there is one. */
export function Rule({ account }: { account: CreditAccount }) {
  const translate = useTranslate();
  const may = useCan('marketplace.shop.update');
  const [open, setOpen] = useState<'form' | 'end'>();
  const rule = account.threshold;
  const close = () => setOpen(undefined);
  if (!rule && !may) return null;
  return (
    <Stack spacing={1} sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Typography variant="subtitle1" component="h3">
        {translate('shop.rule.title')}
      </Typography>
      {rule ? <Said rule={rule} /> : <Typography>{translate('shop.rule.none')}</Typography>}
      {may ? (
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => setOpen('form')}>
            {translate(
              rule?.paused_at ? 'shop.rule.resume' : rule ? 'shop.rule.change' : 'shop.rule.make',
            )}
          </Button>
          {rule ? (
            <Button color="error" onClick={() => setOpen('end')}>
              {translate('shop.rule.end')}
            </Button>
          ) : null}
        </Stack>
      ) : null}
      {open === 'form' ? <RuleForm account={account} onClose={close} /> : null}
      {open === 'end' && rule ? <Ending rule={rule} onClose={close} /> : null}
    </Stack>
  );
}
