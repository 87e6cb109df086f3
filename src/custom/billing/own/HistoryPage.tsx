import { Alert, Link as Anchor, Box, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Dashboard } from '../../../../contract/billing/dashboard.ts';
import { billingStatuses } from '../../../../contract/billing/states.ts';
import { ExportButton } from '../../../resources/exports/ExportButton.tsx';
import { Select } from '../../../resources/form/Choices.tsx';
import { Pages } from '../../../resources/list/Pager.tsx';
import { DownloadButton } from '../../../resources/pieces/DownloadButton.tsx';
import { Answered } from '../../../resources/records/Answered.tsx';
import { download } from '../../../session/download.ts';
import { usePanel } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { BillingRow } from '../shared/BillingRow.tsx';
import { paths } from '../state/paths.ts';
import { useBase, useHistory, useOwnMethods } from '../state/use-own.ts';
import { BillingPage } from './BillingPage.tsx';

/** Something is to be paid and nothing is there to pay it with: by which ways it can be (payment-methods-301). */
function PayFirst() {
  const translate = useTranslate();
  const { lang } = usePanel();
  const addressOf = useAddressOf();
  const { data: methods = [] } = useOwnMethods();
  return (
    <Alert severity="warning">
      {translate('billing.history.payFirst', {
        methods: methods.map(({ name }) => name[lang]).join(', '),
      })}{' '}
      <Anchor component={Link} to={addressOf(paths.methods)} color="inherit">
        {translate('billing.history.toMethods')}
      </Anchor>
    </Alert>
  );
}

/** Saves a billing as a document, in the language of the page. */
function useDocument() {
  const { base, params } = useBase();
  return (id: number) =>
    download<Dashboard['document']>(`${base}/billing/{id}/document`, { ...params, id });
}

/** The same with the credit note of a refund. */
function useCreditNote() {
  const { base, params } = useBase();
  return (id: number) =>
    download<Dashboard['creditNote']>(`${base}/credit-notes/{id}/document`, { ...params, id });
}

/** What was billed and paid, the newest first. */
export function HistoryPage() {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const [status, setStatus] = useState('');
  const query = useHistory(page, status);
  const save = useDocument();
  const saveNote = useCreditNote();
  const narrow = (chosen: string) => {
    setPage(1);
    setStatus(chosen);
  };
  return (
    <BillingPage tab={paths.history}>
      {query.data?.isOwed ? <PayFirst /> : null}
      <Card>
        <Stack spacing={1} sx={{ p: 2, maxWidth: 280, alignItems: 'flex-start' }}>
          <Select
            label={translate('billing.history.status')}
            none={translate('billing.history.every')}
            value={status}
            onChange={narrow}
            choices={billingStatuses.map((id) => ({
              id,
              name: translate(`billingShared.billing.${id}`),
            }))}
          />
          <ExportButton
            exportKey="billing"
            query={{ status }}
            rows={query.data?.pagination.total}
            words={{ status: 'billing.history.status' }}
          />
        </Stack>
        <Answered query={query}>
          {({ billings, pagination }) => (
            <>
              {billings.length ? null : (
                <Typography color="text.secondary" sx={{ p: 2 }}>
                  {translate(status ? 'billing.history.noneOf' : 'billing.history.none')}
                </Typography>
              )}
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {billings.map((billing) => (
                  <BillingRow key={billing.billing_id} billing={billing} onSaveNote={saveNote}>
                    <DownloadButton
                      label={translate('billingShared.document')}
                      onDownload={() => save(billing.billing_id)}
                    />
                  </BillingRow>
                ))}
              </Box>
              <Pages
                page={page}
                total={pagination.total}
                size={pagination.items_per_page}
                onPage={setPage}
              />
            </>
          )}
        </Answered>
      </Card>
    </BillingPage>
  );
}
