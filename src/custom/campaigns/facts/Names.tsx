import { Skeleton } from '@mui/material';
import { type RaRecord, useGetMany } from 'react-admin';
import type { NamedKind } from '../../../../contract/common/record-names.ts';
import { nameOf } from '../../../dataProvider/name-of.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { useRecordNames } from '../../../resources/pieces/use-record-names.ts';
import { usePanel } from '../../../shell/context.ts';

/** What some records are called, deleted or not; by their number where they are not to be seen. */
export function Names({ of, ids }: { of: NamedKind; ids: readonly number[] }) {
  const { lang } = usePanel();
  const { data = [], isPending } = useGetMany(resourceOf(of), { ids: [...ids] });
  const known = new Map(
    data.filter(Boolean).map((each: RaRecord) => [Number(each.id), nameOf(each, lang)]),
  );
  const others = isPending ? [] : ids.filter((id) => !known.get(id));
  const { names, isLoading } = useRecordNames(of, others);
  if (isPending || isLoading) return <Skeleton width={120} />;
  return ids.map((id) => known.get(id) ?? names.get(id) ?? `#${id}`).join(', ');
}

function Name({ of, id }: { of: NamedKind; id: number }) {
  const { names, isLoading } = useRecordNames(of, [id]);
  return isLoading ? <Skeleton width={120} /> : (names.get(id) ?? `#${id}`);
}

export const AttributeName = ({ id }: { id: number }) => (
  <Name of="attribute-definitions" id={id} />
);

/** Also of a private view: the campaign names it. */
export const ViewName = ({ id }: { id: number }) => <Name of="saved-views" id={id} />;
