import { useWords } from '../../i18n/use-words.ts';
import { chooseMode, useMode } from '../../theme/mode.ts';
import styles from '../styles/layout.module.css';
import { Icon } from './Icon.tsx';

export function ModeSwitch() {
  const { t } = useWords();
  const other = useMode() === 'dark' ? 'light' : 'dark';
  const label = t(`app.${other}Mode`);
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      onClick={() => chooseMode(other)}
    >
      <Icon name={other === 'dark' ? 'moon' : 'sun'} />
    </button>
  );
}
