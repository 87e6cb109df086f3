import { useListContext, useResourceContext, useTranslate } from 'react-admin';
import { Covering } from '../narrowing/Chooser.tsx';
import { Pill } from '../narrowing/Pill.tsx';
import { usePanelResource } from '../pieces/use-resource.ts';

/** The order of the list where no head of a column tells it: rows of a phone, a column that is hidden. */
export function SortPill() {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { entity } = usePanelResource();
  const { sort, setSort } = useListContext();
  const fieldOf = (field: string) => translate(`resources.${resource}.fields.${field}`);
  const nameOf = (field: string, order: string) =>
    translate(`shell.sort.${order.toLowerCase()}`, { name: fieldOf(field) });
  const orders = entity.sorts
    .map((each) => each.replace('-', ''))
    .flatMap((field) => (['ASC', 'DESC'] as const).map((order) => ({ field, order })));
  return (
    <Pill label={`${fieldOf(sort.field)} ${sort.order === 'DESC' ? '↓' : '↑'}`}>
      <Covering
        aria-label={translate('shell.sort.title')}
        value={`${sort.field} ${sort.order}`}
        onChange={({ target }) => {
          const [field = '', order] = target.value.split(' ');
          setSort({ field, order: order === 'DESC' ? 'DESC' : 'ASC' });
        }}
      >
        {orders.map(({ field, order }) => (
          <option key={`${field} ${order}`} value={`${field} ${order}`}>
            {nameOf(field, order)}
          </option>
        ))}
      </Covering>
    </Pill>
  );
}
