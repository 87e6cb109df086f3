import { type FormEvent, useState } from 'react';
import type { z } from 'zod';
import type {
  PublicCoupon,
  publicClaim,
  startPublicClaim,
} from '../../../contract/coupons/public-coupons.ts';
import { useWords } from '../../i18n/use-words.ts';
import { send } from '../../session/api.ts';
import { checkMobile, isClean } from '../parts/checks.ts';
import { MobileField } from '../parts/MobileField.tsx';
import { CallNotes, Notice } from '../parts/Notes.tsx';
import { Submit } from '../parts/Submit.tsx';
import { useCall } from '../parts/use-call.ts';
import controls from '../styles/controls.module.css';
import { isOver, type Kept } from './kept.ts';
import { ProveForm } from './ProveForm.tsx';
import { lastDay, Voucher } from './Voucher.tsx';

export interface Person {
  readonly country: number;
  readonly mobile: string;
}
export type Claimed = z.infer<(typeof publicClaim)['reply']>;

interface AskProps {
  readonly coupon: PublicCoupon;
  readonly person: Person;
  readonly onPerson: (person: Person) => void;
  readonly onSent: (code: string | null) => void;
}

function AskCode({ coupon, person, onPerson, onSent }: AskProps) {
  const { t } = useWords();
  const call = useCall();
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const faults = { mobile: checkMobile(person.mobile) };
    call.setFaults(faults);
    if (!isClean(faults, event.currentTarget)) return;
    const body = { mobile: person.mobile, country_id: person.country };
    const params = { id: coupon.coupon_id };
    const answer = await call.attempt(() =>
      send<typeof startPublicClaim>('POST', '/common/fb/coupons/{id}/claims/init', {
        params,
        body,
      }),
    );
    if (answer) onSent(answer.data.verification_code);
  }
  return (
    <form onSubmit={submit} noValidate className={controls.form}>
      <CallNotes call={call} />
      <MobileField
        country={person.country}
        mobile={person.mobile}
        faults={call.faults}
        onCountry={(country) => onPerson({ ...person, country })}
        onMobile={(mobile) => onPerson({ ...person, mobile })}
      />
      <p>{t('coupon.sendHint')}</p>
      <Submit call={call} label={t('coupon.send')} busy={t('coupon.sending')} />
    </form>
  );
}

/** A mobile, the code that proves it, and then the voucher, which stays on the device. */
export function ClaimForm({ coupon, kept }: { coupon: PublicCoupon; kept: Kept }) {
  const { t } = useWords();
  const [person, setPerson] = useState<Person>({ country: coupon.store.country_id, mobile: '' });
  const [sent, setSent] = useState<{ code: string | null }>();
  const { kept: voucher, keep, forget } = kept;
  const isGone = voucher && isOver(voucher, Date.now());
  const startAnew = () => {
    forget();
    setSent(undefined);
  };
  if (voucher && !isGone)
    return <Voucher coupon={coupon} claimed={voucher.claimed} onForget={startAnew} />;
  const over = isGone && (
    <Notice tone="info">
      {t('coupon.expired', { date: lastDay(voucher.claimed.expires_at) })}
    </Notice>
  );
  if (!coupon.open) return over;
  if (sent)
    return (
      <ProveForm
        coupon={coupon}
        person={person}
        demoCode={sent.code}
        onClaimed={(claimed) => keep({ coupon, claimed })}
        onBack={() => setSent(undefined)}
      />
    );
  return (
    <>
      {over}
      <AskCode
        coupon={coupon}
        person={person}
        onPerson={setPerson}
        onSent={(code) => setSent({ code })}
      />
    </>
  );
}
