import { type RaRecord, useGetList } from 'react-admin';
import { resourceOf } from '../../dataProvider/sources.ts';

const most = 120;

/** What the company keeps of its customers beside the fields that everybody has. */
export function useDefinitions(): readonly RaRecord[] {
  const { data = [] } = useGetList(resourceOf('attribute-definitions'), {
    pagination: { page: 1, perPage: most },
    sort: { field: 'name', order: 'ASC' },
  });
  return data;
}
