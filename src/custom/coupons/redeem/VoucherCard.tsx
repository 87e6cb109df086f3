import { Alert, Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import type { VoucherFacts } from '../../../../contract/coupons/redemption.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { fileUrl } from '../../../session/api.ts';
import { useWritten } from '../../../shell/use-written.ts';
import type { Looked, Redeeming } from './use-redeeming.ts';

function Facts({ looked: { facts, customer } }: { looked: Looked }) {
  const translate = useTranslate();
  const { number, money } = useWritten();
  const chosen = customer && [customer.first_name, customer.last_name].filter(Boolean).join(' ');
  const balance = facts.customer?.balance ?? customer?.balance;
  return (
    <FactList
      facts={[
        [translate('redeem.customer'), facts.customer?.name ?? chosen],
        [translate('redeem.balance'), balance === undefined ? null : number(balance)],
        [translate('redeem.points'), facts.points > 0 ? number(facts.points) : null],
        [
          translate('redeem.pointsGiven'),
          facts.points_given > 0 ? number(facts.points_given) : null,
        ],
        [translate('redeem.minimum'), facts.minimum_spend && money(facts.minimum_spend)],
        [translate('redeem.perCustomer'), facts.per_customer && number(facts.per_customer)],
        [
          translate('redeem.expires'),
          facts.expires_at && formatDateTime(Date.parse(facts.expires_at) - 1000),
        ],
      ]}
    />
  );
}

function Notices({ facts }: { facts: VoucherFacts }) {
  const translate = useTranslate();
  if (facts.refused) return <Alert severity="error">{facts.refused.message}</Alert>;
  return (
    <>
      {facts.is_ordered ? <Alert severity="info">{translate('redeem.ordered')}</Alert> : null}
      {facts.needs_receipt ? (
        <Alert severity="info">{translate('redeem.needsReceipt')}</Alert>
      ) : null}
    </>
  );
}

function Deciding({ looked, redeeming }: { looked: Looked; redeeming: Redeeming }) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const { facts, customer } = looked;
  const { busy, accept, reject } = redeeming;
  const ready = !facts.refused && !facts.needs_receipt && (!facts.needs_customer || customer);
  const mayReject = facts.state === 'claimed' && facts.claim_id !== null && !facts.refused;
  return (
    <Stack direction="row" spacing={1.5} sx={{ mt: 2.5 }}>
      <Button
        variant="contained"
        size="large"
        color="success"
        disabled={!ready}
        loading={busy}
        onClick={accept}
      >
        {translate('redeem.accept')}
      </Button>
      <Button
        variant="outlined"
        size="large"
        color="error"
        disabled={!mayReject || busy}
        onClick={() => setAsking(true)}
      >
        {translate('redeem.reject')}
      </Button>
      <Confirm
        isOpen={asking}
        title="redeem.reject"
        content="redeem.rejectText"
        onConfirm={() => {
          setAsking(false);
          reject().catch(() => undefined);
        }}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
}

/** What a voucher is for, whose it is and until when, before anybody says yes or no. */
export function VoucherCard({ looked, redeeming }: { looked: Looked; redeeming: Redeeming }) {
  const translate = useTranslate();
  const { facts } = looked;
  const kind = translate(`resources.${resourceOf('claims')}.texts.choices.${facts.kind}`);
  return (
    <Section
      title={facts.title}
      actions={<Chip label={kind} color={facts.refused ? 'default' : 'primary'} />}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
        {facts.image ? (
          <Box
            component="img"
            src={fileUrl(facts.image)}
            alt=""
            sx={{ width: 160, height: 160, objectFit: 'cover', borderRadius: 2 }}
          />
        ) : null}
        <Stack spacing={2} sx={{ flexGrow: 1, minWidth: 0 }}>
          {facts.description ? (
            <Typography color="text.secondary" sx={{ whiteSpace: 'pre-line' }}>
              {facts.description}
            </Typography>
          ) : null}
          <Facts looked={looked} />
          <Notices facts={facts} />
        </Stack>
      </Stack>
      <Deciding looked={looked} redeeming={redeeming} />
    </Section>
  );
}
