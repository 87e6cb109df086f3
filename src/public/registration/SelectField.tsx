import controls from '../styles/controls.module.css';
import styles from './registration.module.css';

interface Choice<V extends string | number> {
  readonly value: V;
  readonly label: string;
}

interface Props<V extends string | number> {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice<V>[];
  readonly value: V;
  readonly autoComplete?: string;
  readonly onChoose: (value: V) => void;
}

/** One of a few. */
export function SelectField<V extends string | number>(props: Props<V>) {
  const { name, label, choices, value, onChoose, ...select } = props;
  const choose = (text: string) => {
    const chosen = choices.find((each) => String(each.value) === text);
    if (chosen) onChoose(chosen.value);
  };
  return (
    <div className={controls.field}>
      <label htmlFor={name}>{label}</label>
      <div className={controls.control}>
        <select
          {...select}
          id={name}
          name={name}
          className={styles.select}
          value={value}
          onChange={(event) => choose(event.target.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
