import { RecordContextProvider } from 'react-admin';
import { entityNamed, lookupOf, resourceOf } from '../../dataProvider/sources.ts';
import { cells } from '../../resources/cells/columns.tsx';
import { useShownValue } from './use-shown-value.ts';

interface Props {
  readonly subject: string;
  readonly title: string | null;
  readonly path: string;
  readonly value: unknown;
}

/** The field of a column where the panel has its entity, and shows it with more than what is stored: an amount, a name. */
function fieldOf(subject: string, path: string) {
  const field = entityNamed(resourceOf(subject.replaceAll('_', '-')))?.fields[path];
  if (!field) return undefined;
  const isNamed = field.kind === 'ref' && lookupOf(field.to ?? '');
  return field.kind === 'money' || isNamed ? field : undefined;
}

/** A value before or after a change: amounts with their currency, and what stands for something by its name. */
export function ShownValue({ subject, title, path, value }: Props) {
  const shown = useShownValue(subject, title);
  const field = typeof value === 'number' ? fieldOf(subject, path) : undefined;
  if (!field) return shown(path, value);
  const Cell = cells[field.kind];
  return (
    <RecordContextProvider value={{ id: 0, [path]: value }}>
      <Cell source={path} field={field} words={`resources.${subject}`} />
    </RecordContextProvider>
  );
}
