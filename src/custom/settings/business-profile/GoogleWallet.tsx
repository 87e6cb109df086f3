import OpenIcon from '@mui/icons-material/OpenInNewOutlined';
import { Button, Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import {
  changeGoogleWallet,
  type sampleGooglePass,
} from '../../../../contract/settings/wallets.ts';
import { digitsOf } from '../../../i18n/shape/digits.ts';
import { OwnForm } from '../../../resources/form/OwnForm.tsx';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { send } from '../../../session/api.ts';
import { useRemoval, useWalletAction, type Wallets } from './use-wallets.ts';
import { WalletFile } from './WalletFile.tsx';

const words = 'businessProfile.wallets';

function Saved({ wallets, may }: { wallets: Wallets; may: boolean }) {
  const translate = useTranslate();
  const { busy, remove } = useRemoval(wallets, 'google');
  const testing = useWalletAction();
  const google = wallets.data?.google;
  if (!google) return null;
  const test = () =>
    testing.act(async () => {
      const path = '/companies/{storeId}/settings/wallets/google/sample';
      const { params } = wallets;
      const { data } = await send<typeof sampleGooglePass>('GET', path, { params });
      window.open(data.url, '_blank', 'noopener');
    });
  return (
    <>
      <FactList
        facts={[
          [translate(`${words}.issuer`), google.issuer_id],
          [translate(`${words}.account`), google.account],
        ]}
      />
      {may ? (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button variant="outlined" startIcon={<OpenIcon />} loading={testing.busy} onClick={test}>
            {translate(`${words}.test`)}
          </Button>
          <Button color="error" loading={busy} onClick={remove}>
            {translate(`${words}.remove`)}
          </Button>
        </Stack>
      ) : null}
    </>
  );
}

/** Who issues passes at Google, and the key they are signed with. */
export function GoogleWallet({ wallets, may }: { wallets: Wallets; may: boolean }) {
  const translate = useTranslate();
  const form = useOwnForm({
    saved: { issuer_id: wallets.data?.google?.issuer_id ?? '', service_account: '' },
    rule: changeGoogleWallet.body,
    toSend: (typed: { issuer_id: string; service_account: string }) => typed,
    send: async (body) => {
      const path = '/companies/{storeId}/settings/wallets/google';
      const { params, show } = wallets;
      show((await send<typeof changeGoogleWallet>('PUT', path, { params, body })).data);
    },
    done: `${words}.saved`,
    again: wallets.refetch,
  });
  const { value, set, said } = form;
  return (
    <OwnForm
      title={translate(`${words}.google`)}
      hint={translate(`${words}.googleHint`)}
      form={form}
      may={may}
    >
      <Saved wallets={wallets} may={may} />
      {may ? (
        <>
          <TextField
            label={translate(`${words}.issuer`)}
            value={value.issuer_id}
            onChange={({ target }) => set({ issuer_id: digitsOf(target.value, 30) })}
            error={Boolean(said('issuer_id'))}
            helperText={said('issuer_id') ?? translate(`${words}.issuerHint`)}
            slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
            sx={{ maxWidth: 420 }}
          />
          <WalletFile
            label={translate(`${words}.service_account`)}
            hint={translate(`${words}.serviceHint`)}
            accept=".json"
            error={said('service_account')}
            isChosen={value.service_account !== ''}
            onText={(service_account) => set({ service_account })}
          />
        </>
      ) : null}
    </OwnForm>
  );
}
