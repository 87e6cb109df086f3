import { Button, Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { TillCustomer } from '../../../../contract/customers/customers.ts';
import { formatDate } from '../../../i18n/format.ts';
import { shownMobile } from '../../../i18n/shape/shown-mobile.ts';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useWritten } from '../../../shell/use-written.ts';

interface Props {
  readonly customer: TillCustomer;
  readonly currency: string;
  readonly onChange: () => void;
}

/** Whose receipt it will be, and what stands on their account. */
export function ChosenCustomer({ customer, currency, onChange }: Props) {
  const translate = useTranslate();
  const { lang, money, number } = useWritten(currency);
  const { tier, expiring, spendable, spendable_amount, deficit } = customer;
  const word = (name: string) => translate(`newReceipt.facts.${name}`);
  return (
    <Section
      title={[customer.first_name, customer.last_name].filter(Boolean).join(' ')}
      actions={
        <Button size="small" onClick={onChange}>
          {translate('newReceipt.another')}
        </Button>
      }
    >
      <FactList
        facts={[
          [word('mobile'), shownMobile(customer, !customer.mobile_abroad)],
          [word('cards'), customer.card_numbers.join(', ')],
          [word('balance'), number(customer.balance)],
          [word('spendable'), `${number(spendable)} = ${money(spendable_amount)}`],
          [word('deficit'), deficit ? number(deficit) : undefined],
          [
            word('expiring'),
            expiring &&
              `${number(expiring.points)}, ${formatDate(Date.parse(expiring.expires_at) - 1)}`,
          ],
          [word('tier'), tier && <Chip size="small" label={tier.title[lang]} />],
        ]}
      />
    </Section>
  );
}
