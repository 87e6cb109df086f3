import { formatAmount } from '../../../i18n/format.ts';
import { eitherOf, understood, unmistakable } from '../../../i18n/understood.ts';
import { usePos } from '../state/words.ts';
import styles from './pos.module.css';

interface Props {
  readonly text: string;
  readonly onChoose: (text: string) => void;
}

/** What a typed number is understood as, or the question which of two it is. */
export function Understood({ text, onChoose }: Props) {
  const { p, lang } = usePos();
  const either = eitherOf(text, lang);
  if (!either) {
    const said = understood(text, lang);
    return said === undefined ? null : <span className={styles.hint}>{`= ${said}`}</span>;
  }
  return (
    <span className={styles.row}>
      {p('amount.which')}
      {either.map((value) => (
        <button
          key={value}
          type="button"
          className={styles.second}
          onClick={() => onChoose(formatAmount(value, lang, 0))}
        >
          {unmistakable(value, lang)}
        </button>
      ))}
    </span>
  );
}
