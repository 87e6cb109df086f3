import { ResourceContextProvider } from 'react-admin';
import { resourceOf } from '../../dataProvider/sources.ts';
import { GeneratedList } from '../../resources/list/GeneratedList.tsx';

/** The rewards, by the path of their own that the specification has beside that of their list. */
export const RewardsPage = () => (
  <ResourceContextProvider value={resourceOf('rewards')}>
    <GeneratedList />
  </ResourceContextProvider>
);
