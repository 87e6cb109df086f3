import { loadScreen } from '../loading/load-screen.ts';
import { noted } from '../loading/noted.ts';
import type { PanelName } from '../session/paths.ts';
import { homePath, type PanelSpec, screenAt } from '../shell/panel.ts';

const panels: Record<PanelName, () => Promise<PanelSpec>> = {
  loyaltyPanel: async () => (await import('./loyalty.tsx')).loyaltyPanel,
  storePanel: async () => (await import('./store.tsx')).storePanel,
  supplierPanel: async () => (await import('./supplier.tsx')).supplierPanel,
};
const specs = new Map<PanelName, Promise<PanelSpec>>();

/**
 * The screens of one panel, fetched once; the promise can be given to `use`. The first of them comes
 * along: `path` is where it lies below the panel.
 */
export function loadPanel(name: PanelName, path = homePath): Promise<PanelSpec> {
  const known = specs.get(name);
  if (known) return known;
  const loading = noted(
    loadScreen(panels[name]).then(async (panel) => {
      // The public pages know this file and need no sources.
      const { addSources } = await import('../dataProvider/sources.ts');
      addSources(panel.resources);
      // One that does not arrive says so in its own place.
      await screenAt(panel, path)
        ?.load?.()
        .catch(() => undefined);
      return panel;
    }),
  );
  specs.set(name, loading);
  loading.catch(() => specs.delete(name));
  return loading;
}
