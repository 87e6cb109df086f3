import { useEffect, useState } from 'react';
import type { TillFacts } from '../../../../contract/tills/tills.ts';
import { deviceZone } from '../../../i18n/calendar.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { zoneName } from '../../../i18n/zone-name.ts';
import { Notice } from '../../../public/parts/Notes.tsx';
import { say } from '../../../public/parts/use-call.ts';
import { hasCamera } from '../camera/code-reader.ts';
import { Keys } from '../keys/use-keys.tsx';
import { Asking } from '../parts/Asking.tsx';
import { Outcome } from '../parts/Outcome.tsx';
import styles from '../parts/pos.module.css';
import { ReturnStep } from '../returns/ReturnStep.tsx';
import { flush } from '../state/flush.ts';
import { useOnline } from '../state/network.ts';
import { type TillKey, useQueue } from '../state/queue.ts';
import type { TillSession } from '../state/till-session.ts';
import { useCashiers } from '../state/use-cashiers.ts';
import { type Step, useTill } from '../state/use-till.ts';
import { usePos } from '../state/words.ts';
import { AmountStep } from './AmountStep.tsx';
import { Camera } from './Camera.tsx';
import { CashierLock } from './CashierLock.tsx';
import { CustomerStep } from './CustomerStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { QueueDialog } from './QueueDialog.tsx';
import { RegisterStep } from './RegisterStep.tsx';
import { TillHead } from './TillHead.tsx';

interface Props {
  readonly session: TillSession;
  readonly facts: TillFacts;
  readonly tillKey: TillKey;
  /** Somebody else is at the till, or nobody: what it knows is read anew. */
  readonly onCashier: () => Promise<void>;
}

const registerEntry = 'till.register';

/** Which cash register this device stands at: the paired one, or the one chosen last. */
function useRegister({ registerId, storeId }: TillSession) {
  const entry = `${registerEntry}.${storeId}`;
  const [chosen, setChosen] = useState(() => Number(localStorage.getItem(entry)) || null);
  const choose = (id: number | null) => {
    localStorage.setItem(entry, String(id ?? ''));
    setChosen(id);
  };
  return [registerId ?? chosen, choose] as const;
}

/** Steps whose fields take the keys themselves. */
const hasOwnKeys: readonly Step['name'][] = ['register', 'return'];

type Flow = ReturnType<typeof useTill>;

interface StageProps {
  readonly till: Flow;
  readonly facts: TillFacts;
  readonly online: boolean;
  readonly register: number | null;
  readonly onFilm: (() => void) | undefined;
}

function Stage({ till, facts, online, register, onFilm }: StageProps) {
  const { step, calls } = till;
  const shared = { facts, calls, online, onFind: till.find };
  switch (step.name) {
    case 'customer':
      return (
        <CustomerStep
          undo={till.undo}
          handedOver={till.handedOver}
          unknown={step.unknown}
          typed={step.typed}
          busy={till.busy}
          mayRegister={facts.may_register && online}
          mayReturn={facts.may_return && online}
          onReturn={() => till.go({ name: 'return' })}
          {...shared}
          onFilm={onFilm}
          onChoose={till.choose}
          onNew={(code) => till.go({ name: 'register', code })}
        />
      );
    case 'register':
      return (
        <RegisterStep
          code={step.code}
          calls={calls}
          onCancel={() => till.restart()}
          onDone={(customer, code) => till.go({ name: 'amount', who: { customer, code } })}
        />
      );
    case 'return':
      return <ReturnStep calls={calls} onBack={() => till.restart()} />;
    case 'amount':
      return (
        <AmountStep
          {...shared}
          who={step.who}
          register={register}
          busy={till.busy}
          lost={till.lost}
          handedOver={till.handedOver}
          onPost={(draft, isNew) => till.post(step.who, draft, isNew)}
          onAwarded={() => till.refresh(step.who)}
          onBack={() => till.restart()}
        />
      );
    case 'done':
      return <DoneStep {...shared} step={step} undo={till.undo} onNext={till.restart} />;
  }
}

// Posts what waits as soon as the server can be reached, and again when there is more to do.
function useFlushing(storeId: number, waiting: number, online: boolean, calls: Flow['calls']) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = !online || !waiting;
    const go = async () => {
      const pause = await flush(storeId, calls);
      if (!isOver && pause !== null) timer = setTimeout(go, pause);
    };
    if (!isOver) void go();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [online, waiting, storeId, calls]);
}

/** The point of sale: customer, amount, done, and what is kept while there is no connection. */
export function Till({ session, facts, tillKey, onCashier }: Props) {
  const { p, lang } = usePos();
  const { t } = useWords();
  const { storeId } = session;
  const online = useOnline();
  const queue = useQueue(storeId);
  const till = useTill(session, tillKey, online);
  const [register, chooseRegister] = useRegister(session);
  const [showsQueue, setShowsQueue] = useState(false);
  const [filming, setFilming] = useState(false);
  const waiting = queue.filter(({ conflict }) => conflict === undefined).length;
  const cashiers = useCashiers({ session, facts, online, calls: till.calls, onCashier });
  const takesScans = !hasOwnKeys.includes(till.step.name) && !cashiers.isLocked;
  const films = filming && takesScans;
  const onFilm = hasCamera() && takesScans && !films ? () => setFilming(true) : undefined;
  useFlushing(storeId, waiting, online, till.calls);
  return (
    <Asking>
      <div className={styles.till}>
        <TillHead
          {...{ session, facts, online, queue, register }}
          onLock={cashiers.lock}
          onRegister={chooseRegister}
          onQueue={() => setShowsQueue(true)}
          onFilm={onFilm}
        />
        {!online && (
          <p className={styles.offline} role="status">
            {p('head.offlineText')}
          </p>
        )}
        {facts.time_zone !== deviceZone() && (
          <p className={styles.zone}>{p('head.zone', { zone: zoneName(facts.time_zone, lang) })}</p>
        )}
        <main className={styles.stage} id="main">
          <h1 className={styles.unseen}>{p('title')}</h1>
          <Outcome step={till.step} />
          {cashiers.locksSoon && <Notice tone="info">{p('cashier.soon')}</Notice>}
          {till.alert && <Notice tone="error">{say(t, till.alert)}</Notice>}
          {cashiers.isLocked ? (
            <CashierLock cashiers={facts.cashiers} online={online} onPin={cashiers.unlock} />
          ) : (
            <Keys on={!hasOwnKeys.includes(till.step.name) && !showsQueue} busy={till.busy}>
              {films && <Camera onStop={() => setFilming(false)} />}
              <Stage {...{ till, facts, online, register, onFilm }} />
            </Keys>
          )}
        </main>
        {showsQueue && (
          <QueueDialog
            {...{ storeId, queue, online }}
            correcting={{ calls: till.calls, tillKey, mayRegister: facts.may_register && online }}
            onPost={() => void flush(storeId, till.calls, true)}
            onClose={() => setShowsQueue(false)}
          />
        )}
      </div>
    </Asking>
  );
}
