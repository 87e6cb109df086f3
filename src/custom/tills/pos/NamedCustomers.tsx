import { enterKey } from '../../../session/keys.ts';
import own from '../parts/named.module.css';
import styles from '../parts/pos.module.css';
import type { Named } from '../state/use-named.ts';
import { usePos } from '../state/words.ts';

interface Props {
  readonly named: Named;
  /** Which of them Enter chooses. */
  readonly active: number;
  readonly onChoose: (id: number) => void;
}

export const listId = 'named-customers';
export const optionId = (index: number) => `named-customer-${index}`;

/** Whom a name may mean; the arrows go through them and Enter chooses, from the field above. */
export function NamedCustomers({ named, active, onChoose }: Props) {
  const { p, lang } = usePos();
  const { customers, more } = named;
  return (
    <>
      <div id={listId} role="listbox" aria-label={p('customer.named')} className={own.named}>
        {customers.map(
          ({ user_account_id: id, first_name, last_name, mobile_end, tier }, index) => (
            <button
              key={id}
              id={optionId(index)}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onClick={() => onChoose(id)}
            >
              <b>{[first_name, last_name].filter(Boolean).join(' ')}</b>
              {mobile_end && <small>{`••• ${mobile_end}`}</small>}
              {tier && <small>{tier.title[lang]}</small>}
              {index === active && <kbd>{enterKey}</kbd>}
            </button>
          ),
        )}
      </div>
      <p role="status" className={styles.hint}>
        {customers.length === 0 && p('customer.nobodyNamed')}
        {more && p('customer.moreNamed')}
      </p>
    </>
  );
}
