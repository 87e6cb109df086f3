import { Alert, Button, Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { changeAppleWallet, type sampleApplePass } from '../../../../contract/settings/wallets.ts';
import { formatDate } from '../../../i18n/format.ts';
import { OwnForm } from '../../../resources/form/OwnForm.tsx';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { DownloadButton } from '../../../resources/pieces/DownloadButton.tsx';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { send } from '../../../session/api.ts';
import { download } from '../../../session/download.ts';
import { useRemoval, type Wallets } from './use-wallets.ts';
import { WalletFile } from './WalletFile.tsx';

const words = 'businessProfile.wallets';
const empty = { certificate: '', key: '', password: '', authority: '' };
const files = [
  ['certificate', '.p12,.pfx,.pem,.cer,.crt'],
  ['key', '.pem,.key'],
  ['authority', '.cer,.crt,.pem'],
] as const;

function Saved({ wallets, may }: { wallets: Wallets; may: boolean }) {
  const translate = useTranslate();
  const { busy, remove } = useRemoval(wallets, 'apple');
  const apple = wallets.data?.apple;
  if (!apple) return null;
  const isOver = Date.parse(apple.expires_at) <= Date.now();
  const path = '/companies/{storeId}/settings/wallets/apple/sample';
  return (
    <>
      {isOver ? <Alert severity="warning">{translate(`${words}.over`)}</Alert> : null}
      <FactList
        facts={[
          [translate(`${words}.passType`), apple.pass_type_id],
          [translate(`${words}.team`), apple.team_id],
          [translate(`${words}.expires`), formatDate(apple.expires_at)],
        ]}
      />
      {may ? (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <DownloadButton
            label={translate(`${words}.test`)}
            onDownload={() => download<typeof sampleApplePass>(path, wallets.params)}
          />
          <Button color="error" loading={busy} onClick={remove}>
            {translate(`${words}.remove`)}
          </Button>
        </Stack>
      ) : null}
    </>
  );
}

/** The certificate that vouchers are signed with for Apple Wallet, and a pass to try it with. */
export function AppleWallet({ wallets, may }: { wallets: Wallets; may: boolean }) {
  const translate = useTranslate();
  const form = useOwnForm({
    saved: empty,
    rule: changeAppleWallet.body,
    toSend: (typed: typeof empty) => ({
      ...typed,
      key: typed.key || null,
      password: typed.password || null,
    }),
    send: async (body) => {
      const path = '/companies/{storeId}/settings/wallets/apple';
      const { params, show } = wallets;
      show((await send<typeof changeAppleWallet>('PUT', path, { params, body })).data);
    },
    done: `${words}.saved`,
    again: wallets.refetch,
  });
  const { value, set, said } = form;
  return (
    <OwnForm
      title={translate(`${words}.apple`)}
      hint={translate(`${words}.appleHint`)}
      form={form}
      may={may}
    >
      <Saved wallets={wallets} may={may} />
      {may
        ? files.map(([name, accept]) => (
            <WalletFile
              key={name}
              label={translate(`${words}.${name}`)}
              hint={translate(`${words}.${name}Hint`)}
              accept={accept}
              error={said(name)}
              isChosen={value[name] !== ''}
              onText={(text) => set({ [name]: text })}
            />
          ))
        : null}
      {may ? (
        <TextField
          type="password"
          label={translate(`${words}.password`)}
          value={value.password}
          onChange={({ target }) => set({ password: target.value })}
          error={Boolean(said('password'))}
          helperText={said('password') ?? translate(`${words}.passwordHint`)}
          slotProps={{ htmlInput: { autoComplete: 'new-password' } }}
          sx={{ maxWidth: 420 }}
        />
      ) : null}
    </OwnForm>
  );
}
