import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { OwnStore, ownStores } from '../../../../contract/people/session.ts';
import { Failed } from '../../../public/parts/Failed.tsx';
import { Field } from '../../../public/parts/Field.tsx';
import { CallNotes } from '../../../public/parts/Notes.tsx';
import { Page } from '../../../public/parts/Page.tsx';
import { Submit } from '../../../public/parts/Submit.tsx';
import { useCall } from '../../../public/parts/use-call.ts';
import { useFetched } from '../../../public/parts/use-fetched.ts';
import { StoreChooser } from '../../../public/StoreChooser.tsx';
import controls from '../../../public/styles/controls.module.css';
import { send } from '../../../session/api.ts';
import { signInPath } from '../../../session/paths.ts';
import { chooseStore } from '../../../session/session.ts';
import { StillKept } from '../queue/StillKept.tsx';
import { pairDevice } from '../state/calls.ts';
import { keepPairing } from '../state/till-session.ts';
import { usePos } from '../state/words.ts';

function Pairing() {
  const { p } = usePos();
  const call = useCall();
  const [code, setCode] = useState('');
  async function submit(event: FormEvent) {
    event.preventDefault();
    const paired = await call.attempt(() => pairDevice(code));
    if (!paired) return;
    const { access_token: token, store_id: storeId, cash_register_id: registerId } = paired;
    keepPairing({ token, storeId, registerId });
  }
  return (
    <form onSubmit={submit} noValidate className={controls.form}>
      <h2>{p('enter.pairTitle')}</h2>
      <CallNotes call={call} />
      <Field
        name="code"
        label={p('enter.code')}
        hint={p('enter.codeHint')}
        faults={call.faults}
        value={code}
        onText={setCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        required
      />
      <Submit call={call} label={p('enter.pair')} busy={p('enter.pair')} />
    </form>
  );
}

const fetchStores = async () => {
  const { data } = await send<typeof ownStores>('GET', '/users/stores/all');
  return data.stores.filter(({ kind }) => kind === 'store');
};

function ChooseStore() {
  const { p } = usePos();
  const fetched = useFetched<OwnStore[]>(fetchStores);
  const only = fetched.state === 'ready' && fetched.data.length === 1 ? fetched.data[0] : undefined;
  useEffect(() => {
    if (only) chooseStore(only);
  }, [only]);
  if (fetched.state === 'loading') return <p role="status">{p('enter.loading')}</p>;
  if (fetched.state === 'failed') return <Failed title={p('enter.failed')} {...fetched} />;
  if (fetched.data.length === 0) return <p>{p('enter.noStores')}</p>;
  return (
    <section>
      <h2>{p('enter.chooseStore')}</h2>
      <StoreChooser stores={fetched.data} onChoose={chooseStore} />
    </section>
  );
}

/** Before a till is open: sign in, choose the store, or pair the device. */
export function Entrance({ signedIn }: { signedIn: boolean }) {
  const { p, lang } = usePos();
  return (
    <Page title={p('title')} lead={p('enter.lead')} shape={signedIn ? 'wide' : 'split'}>
      <StillKept />
      {signedIn ? (
        <ChooseStore />
      ) : (
        <p>
          <Link to={signInPath(lang, `/${lang}/points-pos`)} className={controls.button}>
            {p('enter.signIn')}
          </Link>
        </p>
      )}
      <Pairing />
    </Page>
  );
}
