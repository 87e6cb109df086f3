import { type ReactNode, useEffect } from 'react';
import { Link, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { billingPages } from '../../../contract/billing/pages.ts';
import type { PaymentWords } from '../../i18n/load-payment.ts';
import { useWords } from '../../i18n/use-words.ts';
import { languageOfPath, panelOf } from '../../session/paths.ts';
import { session } from '../../session/session.ts';
import { Notice } from '../parts/Notes.tsx';
import { Page } from '../parts/Page.tsx';
import controls from '../styles/controls.module.css';
import { nextOf } from './load-result.ts';
import { usePaid } from './use-paid.ts';

export { loader } from './load-result.ts';

/** Long enough to be read. */
const readMs = 1200;

/** The page in the language of whoever came: its path is English. */
function InOwnLanguage({
  title,
  next,
  children,
}: {
  title: string;
  next: string;
  children: ReactNode;
}) {
  return (
    <div lang={languageOfPath(next)} style={{ display: 'contents' }}>
      <Page title={title}>{children}</Page>
    </div>
  );
}

/** Where this page leads on to. */
function useNext() {
  const { lang } = useWords();
  const [search] = useSearchParams();
  const { store } = session();
  const own = store && `/${lang}/${panelOf(store.kind)}/${billingPages}/current`;
  return nextOf(search) ?? own ?? `/${lang}/user-stores`;
}

const idsOf = (search: URLSearchParams) =>
  (search.get('billings') ?? '').split(',').map(Number).filter(Boolean);

/** A card was charged: pending until the server says that it was paid, then on to where one came from. */
export function Success() {
  const words = useLoaderData<PaymentWords>();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const next = useNext();
  const isPaid = usePaid(idsOf(search));
  useEffect(() => {
    if (!isPaid) return undefined;
    const timer = setTimeout(() => void navigate(next, { replace: true }), readMs);
    return () => clearTimeout(timer);
  }, [isPaid, next, navigate]);
  return (
    <InOwnLanguage title={words.success} next={next}>
      {isPaid ? (
        <Notice tone="success">{words.paid}</Notice>
      ) : (
        <p role="status" aria-busy="true">
          {words.pending}
        </p>
      )}
      <Link className={controls.button} to={next} replace>
        {words.goOn}
      </Link>
    </InOwnLanguage>
  );
}

const isReason = (
  reason: string | null,
  failures: PaymentWords['failures'],
): reason is keyof PaymentWords['failures'] => reason !== null && Object.hasOwn(failures, reason);

/** A card was not charged: why, and the way back to another try. */
export function Failure() {
  const words = useLoaderData<PaymentWords>();
  const [search] = useSearchParams();
  const reason = search.get('reason');
  const next = useNext();
  const said = isReason(reason, words.failures) ? words.failures[reason] : '';
  return (
    <InOwnLanguage title={words.error} next={next}>
      <Notice tone="error">{`${said} ${words.notCharged}`.trim()}</Notice>
      <Link className={controls.button} to={next} replace>
        {words.again}
      </Link>
    </InOwnLanguage>
  );
}
