import { type ComponentType, lazy } from 'react';
import { loadScreen } from '../public/load-screen.ts';

/** A screen that is fetched when it is first shown: `screen(() => import('./Page.tsx'), 'Page')`. */
export const screen = <N extends string>(
  importer: () => Promise<Readonly<Record<N, ComponentType>>>,
  name: N,
): ComponentType =>
  lazy(async () => {
    const { [name]: found } = await loadScreen(importer);
    return { default: found as ComponentType };
  });
