import ViewsIcon from '@mui/icons-material/BookmarksOutlined';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { loadScreen } from '../../loading/load-screen.ts';
import { usePanelResource } from '../pieces/use-resource.ts';
import type { SaveViewDialog as Dialog } from './SaveViewDialog.tsx';
import { ToolButton } from './ToolButton.tsx';
import { useViews } from './use-views.ts';
import type { ViewsMenu as Choices } from './ViewsMenu.tsx';

// Wanted when it is opened; the list does not wait for it.
const ViewsMenu = lazy(() =>
  loadScreen(() => import('./ViewsMenu.tsx')).then(({ ViewsMenu: each }) => ({ default: each })),
);
const SaveViewDialog = lazy(() =>
  loadScreen(() => import('./SaveViewDialog.tsx')).then(({ SaveViewDialog: each }) => ({
    default: each,
  })),
);

function Saving({ onClose }: Pick<ComponentProps<typeof Dialog>, 'onClose'>) {
  const { save } = useViews(usePanelResource().entity.name);
  return <SaveViewDialog onSave={save} onClose={onClose} />;
}

/** The saved views of the list around. */
export function Views() {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<ComponentProps<typeof Choices>['anchor'] | null>(null);
  const [saving, setSaving] = useState(false);
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
          />
        ) : null}
        {saving ? <Saving onClose={() => setSaving(false)} /> : null}
      </Suspense>
    </>
  );
}
