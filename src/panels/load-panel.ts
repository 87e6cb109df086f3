import { addSources } from '../dataProvider/sources.ts';
import { loadScreen } from '../public/load-screen.ts';
import type { PanelName } from '../session/paths.ts';
import type { PanelSpec } from './panel.ts';

const panels: Record<PanelName, () => Promise<PanelSpec>> = {
  loyaltyPanel: async () => (await import('./loyalty.tsx')).loyaltyPanel,
  storePanel: async () => (await import('./store.tsx')).storePanel,
  supplierPanel: async () => (await import('./supplier.tsx')).supplierPanel,
};
const kept = new Map<PanelName, Promise<PanelSpec>>();

/** The screens of one panel, fetched once; the promise can be given to `use`. */
export function loadPanel(name: PanelName): Promise<PanelSpec> {
  const known = kept.get(name);
  if (known) return known;
  const loading = loadScreen(panels[name]).then((panel) => {
    addSources(panel.resources);
    return panel;
  });
  kept.set(name, loading);
  loading.catch(() => kept.delete(name));
  return loading;
}
