import { usePanelResource } from '../pieces/use-resource.ts';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import { useViews } from './use-views.ts';

/** Keeps the list around as a view of its entity. */
export function Saving({ onClose }: { onClose: () => void }) {
  const { save } = useViews(usePanelResource().entity.name);
  return <SaveViewDialog onSave={save} onClose={onClose} />;
}
