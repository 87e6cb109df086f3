import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { resourceOf } from '../../dataProvider/sources.ts';
import { useAddressOf } from '../../shell/menu.ts';

/** After something was done with a theme: said, and the list with it. */
export function useThemeSaved() {
  const notify = useNotify();
  const navigate = useNavigate();
  const addressOf = useAddressOf();
  const queries = useQueryClient();
  const list = resourceOf('email-themes');
  return (done: 'created' | 'updated' | 'deleted', hasThumbnail = true) => {
    if (hasThumbnail) notify(`resources.${list}.texts.${done}`, { type: 'success' });
    else notify('themeEditor.withoutThumbnail', { type: 'warning' });
    void queries.invalidateQueries();
    void navigate(addressOf(list), { replace: true });
  };
}
