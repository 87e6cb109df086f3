import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { resourceOf } from '../../dataProvider/sources.ts';

/** After something was done with a theme: said, and the list is fetched again. */
export function useThemeSaved() {
  const notify = useNotify();
  const queries = useQueryClient();
  const list = resourceOf('email-themes');
  return (done: 'created' | 'updated' | 'deleted', hasThumbnail = true) => {
    if (hasThumbnail) notify(`resources.${list}.texts.${done}`, { type: 'success' });
    else notify('themeEditor.withoutThumbnail', { type: 'warning' });
    void queries.invalidateQueries();
  };
}
