import { Skeleton } from '@mui/material';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { useForms } from '../general/forms.ts';
import { AppleWallet } from './AppleWallet.tsx';
import { GoogleWallet } from './GoogleWallet.tsx';
import { useWallets } from './use-wallets.ts';

/** The wallets of phones that vouchers can be added to. */
export function WalletsPart() {
  const wallets = useWallets();
  const { may } = useForms();
  const { data, error, refetch } = wallets;
  if (error && !data) return <ListFailed onRetry={refetch} error={error} />;
  if (!data) return <Skeleton variant="rounded" height={240} />;
  return (
    <>
      <AppleWallet wallets={wallets} may={may} />
      <GoogleWallet wallets={wallets} may={may} />
    </>
  );
}
