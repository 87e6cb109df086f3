import { useTranslate } from 'react-admin';
import { Tip } from '../../../resources/pieces/Tip.tsx';
import type { Column } from './columns.ts';

/** What a column is called, and how it counts where its name does not say it. */
export function ColumnName({
  name,
  plain = false,
}: Pick<Column, 'name'> & { readonly plain?: boolean }) {
  const translate = useTranslate();
  const tip = translate(`statistics.tips.${name}`, { _: '' });
  return (
    <>
      {translate(`statistics.columns.${name}`)}
      {tip && !plain ? <Tip text={tip} /> : null}
    </>
  );
}
