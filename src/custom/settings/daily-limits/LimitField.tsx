import { useNotify, useTranslate } from 'react-admin';
import type { CompanyLimits, StoreLimits } from '../../../../contract/settings/daily-limits.ts';
import { formatAmount } from '../../../i18n/format.ts';
import { InlineAmount } from '../../../resources/list/InlineAmount.tsx';
import { useCan, usePanel } from '../../../shell/context.ts';
import { type Channel, type Measure, useChangeLimit } from './use-daily-limits.ts';

/** The four limits of a row, in the order of its columns. */
export const columns: readonly { channel: Channel; measure: Measure }[] = [
  { channel: 'offline', measure: 'amount' },
  { channel: 'offline', measure: 'points' },
  { channel: 'online', measure: 'amount' },
  { channel: 'online', measure: 'points' },
];

interface Props {
  readonly channel: Channel;
  readonly measure: Measure;
  readonly standard: CompanyLimits;
  /** Whose limit it is; the company's default without one. */
  readonly store?: StoreLimits | undefined;
}

/** One limit. An empty one of a store shows the default that holds for it in its place. */
export function LimitField({ channel, measure, standard, store }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { lang } = usePanel();
  const may = useCan('stores.financial_limits.update');
  const change = useChangeLimit(store);
  const none = translate('dailyLimits.none');
  const inherited = standard[channel][measure];
  const unit = measure === 'amount' ? 'money' : 'points';
  const default_ = inherited ? formatAmount(inherited, lang, unit === 'money' ? 2 : 0) : none;
  const whose = store?.name ?? translate('dailyLimits.default');
  const which = translate(`dailyLimits.${channel}.${measure}`);
  const save = async (value: number | null) => {
    const isSaved = await change(channel, measure, value);
    if (isSaved) notify('dailyLimits.done', { type: 'success' });
    return isSaved;
  };
  return (
    <InlineAmount
      label={`${whose}: ${which}`}
      column={`${channel}.${measure}`}
      unit={unit}
      value={store ? store[channel][measure] : inherited}
      empty={store ? default_ : none}
      zero={none}
      save={save}
      disabled={!may}
    />
  );
}
