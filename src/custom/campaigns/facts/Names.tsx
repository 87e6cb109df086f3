import { Skeleton } from '@mui/material';
import { type RaRecord, useGetMany } from 'react-admin';
import { nameOf } from '../../../dataProvider/name-of.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { useDefinitions } from '../../../resources/inputs/use-definitions.ts';
import { useViews } from '../../../resources/views/use-views.ts';
import { usePanel } from '../../../shell/context.ts';

/** What some records are called; by their number where they are gone, or not to be seen. */
export function Names({ of, ids }: { of: string; ids: readonly number[] }) {
  const { lang } = usePanel();
  const { data = [], isPending } = useGetMany(resourceOf(of), { ids: [...ids] });
  if (isPending) return <Skeleton width={120} />;
  const known = new Map(
    data.filter(Boolean).map((each: RaRecord) => [Number(each.id), nameOf(each, lang)]),
  );
  return ids.map((id) => known.get(id) ?? `#${id}`).join(', ');
}

export function AttributeName({ id }: { id: number }) {
  const { lang } = usePanel();
  const found = useDefinitions().find((each) => Number(each.id) === id);
  return (found && nameOf(found, lang)) ?? `#${id}`;
}

export function ViewName({ id }: { id: number }) {
  const { views } = useViews('customers');
  return views.find(({ view_id }) => view_id === id)?.name ?? `#${id}`;
}
