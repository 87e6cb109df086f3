import { useEffect, useState } from 'react';
import { formatAmount, parseAmount } from '../../../i18n/format.ts';
import styles from '../parts/pos.module.css';
import { Understood } from '../parts/Understood.tsx';
import type { Quote } from '../state/use-quote.ts';
import { usePos } from '../state/words.ts';

interface Props {
  /** What the server says of the receipt as it stands; null while nobody knows. */
  readonly quote: Quote | null;
  readonly used: number;
  readonly onUsed: (points: number) => void;
}

/** Points as payment: as many as fit what coupons leave, until somebody types how many. */
function usePoints({ quote, used, onUsed }: Props) {
  const { lang } = usePos();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const most = open && typed === null ? quote?.points_usable : undefined;
  useEffect(() => {
    if (most !== undefined && most !== used) onUsed(most);
  }, [most, used, onUsed]);
  const toggle = (on: boolean) => {
    setOpen(on);
    setTyped(null);
    if (!on) onUsed(0);
  };
  const type = (text: string) => {
    setTyped(text);
    const parsed = parseAmount(text, lang);
    onUsed(typeof parsed === 'number' ? Math.max(0, parsed) : 0);
  };
  const fitting = used ? formatAmount(used, lang, 0) : '';
  return { open, toggle, text: typed ?? fitting, type };
}

/** Points as payment for a part of the amount. */
export function PayWithPoints(props: Props) {
  const { p, points, money } = usePos();
  const { quote, used } = props;
  const { open, toggle, text, type } = usePoints(props);
  return (
    <div className={styles.points}>
      <label className={styles.toggle}>
        <input type="checkbox" checked={open} onChange={(event) => toggle(event.target.checked)} />
        {p('amount.usePoints')}
      </label>
      {open && (
        <label className={styles.small}>
          {p('amount.points')}
          <input
            value={text}
            inputMode="decimal"
            autoComplete="off"
            maxLength={13}
            onChange={(event) => type(event.target.value)}
          />
        </label>
      )}
      {open && <Understood text={text} onChoose={type} />}
      {open && used > 0 && quote && !quote.refused && (
        <span role="status">
          {p('amount.usesPoints', { points: points(used), covered: money(quote.covered_amount) })}
        </span>
      )}
    </div>
  );
}
