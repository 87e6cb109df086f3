import { type Identifier, useListContext, useResourceContext, useTranslate } from 'react-admin';
import { usePanelResource } from '../pieces/use-resource.ts';
import { ExportDialog } from './ExportDialog.tsx';

interface Props {
  readonly exportKey: string;
  /** These rows alone, whatever the list is narrowed to. */
  readonly ids?: readonly Identifier[];
  readonly onClose: () => void;
}

type Filters = Readonly<Record<string, unknown>>;

/** What the columns, the filters and the choices of the list around are called. */
function useHeadings(filters: Filters): Record<string, string> {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { entity } = usePanelResource();
  const said = (name: string) => translate(name, { _: '' });
  const field = (name: string) => said(`resources.${resource}.fields.${name}`);
  const ofFilter = (name: string) => {
    const [, bound, of = ''] = /^(minimum|maximum)_(.+)$/.exec(name) ?? [];
    const own = said(`desk.filters.${name}`);
    return own || (bound && `${field(of)} ${bound === 'minimum' ? '≥' : '≤'}`);
  };
  const fields = Object.entries(entity.fields).flatMap(([name, { values = [] }]) => [
    [name, field(name)] as const,
    ...values.map(
      (value) =>
        [`${name}.${value}`, said(`resources.${resource}.texts.choices.${value}`)] as const,
    ),
  ]);
  const others = Object.keys(filters)
    .filter((name) => !(name in entity.fields))
    .map((name) => [name, name === 'q' ? translate('ra.action.search') : ofFilter(name)] as const);
  return Object.fromEntries(
    [...fields, ...others].flatMap(([name, word]) => (word ? [[name, word.slice(0, 120)]] : [])),
  );
}

/** Exports the list around as it is narrowed and sorted now, or the rows of it that are chosen. */
export function ListExport({ exportKey, ids, onClose }: Props) {
  const { entity } = usePanelResource();
  const { filter, filterValues, sort, total } = useListContext();
  const narrowed: Filters = { ...(filter as Filters | undefined), ...filterValues };
  const filters = ids ? { [entity.id]: ids.join(',') } : narrowed;
  const headings = useHeadings(filters);
  const sorted = sort.field === 'id' ? {} : { sort: sort.field, order: sort.order.toLowerCase() };
  return (
    <ExportDialog
      exportKey={exportKey}
      query={{ ...filters, ...sorted }}
      headings={headings}
      rows={ids ? ids.length : total}
      chosen={Boolean(ids)}
      onClose={onClose}
    />
  );
}
