import { createContext, use } from 'react';
import { useResourceContext } from 'react-admin';
import type { PanelResource } from '../../shell/resource.ts';

/** The resources of the panel around, by name. */
export const ResourcesContext = createContext<ReadonlyMap<string, PanelResource>>(new Map());

/** How the resource of the page is declared. */
export function usePanelResource(): PanelResource {
  const name = useResourceContext() ?? '';
  const resource = use(ResourcesContext).get(name);
  if (!resource) throw new Error(`${name} is not a resource of this panel`);
  return resource;
}
