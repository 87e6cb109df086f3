import ViewsIcon from '@mui/icons-material/BookmarksOutlined';
import { type ComponentProps, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SavedView } from '../../../contract/common/saved-views.ts';
import { late } from '../../loading/late.tsx';
import { ToolButton } from './ToolButton.tsx';
import type { ViewsMenu as Choices } from './ViewsMenu.tsx';

// Wanted when it is opened; the list does not wait for it.
const ViewsMenu = late(() => import('./ViewsMenu.tsx'), 'ViewsMenu');
const Deleting = late(() => import('./Deleting.tsx'), 'Deleting');
const Saving = late(() => import('./Saving.tsx'), 'Saving');

/** The saved views of the list around. */
export function Views() {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<ComponentProps<typeof Choices>['anchor'] | null>(null);
  const [saving, setSaving] = useState(false);
  const [deleting, setDeleting] = useState<SavedView>();
  return (
    <>
      <ToolButton
        icon={<ViewsIcon />}
        label={translate('shell.views.title')}
        isOpen={Boolean(anchor)}
        onOpen={setAnchor}
      />
      <Suspense>
        {anchor ? (
          <ViewsMenu
            anchor={anchor}
            onClose={() => setAnchor(null)}
            onSave={() => setSaving(true)}
            onDelete={setDeleting}
          />
        ) : null}
        {deleting ? <Deleting view={deleting} onClose={() => setDeleting(undefined)} /> : null}
        {saving ? <Saving onClose={() => setSaving(false)} /> : null}
      </Suspense>
    </>
  );
}
