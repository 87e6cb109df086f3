import { type ComponentType, createElement, use } from 'react';
import { loadScreen } from '../loading/load-screen.ts';
import { noted } from '../loading/noted.ts';

/** A screen that is fetched when it is first shown, or ahead of it. */
export type LateScreen = ComponentType & {
  /** Fetches it; the same promise for all who ask. */
  readonly load?: () => Promise<ComponentType>;
};

const Late = ({ load }: { load: () => Promise<ComponentType> }) => createElement(use(load()));

/** A screen by where it is: `screen(() => import('./Page.tsx'), 'Page')`. */
export function screen<N extends string>(
  importer: () => Promise<Readonly<Record<N, ComponentType>>>,
  name: N,
): LateScreen {
  let loading: Promise<ComponentType> | undefined;
  // What failed stays so, as a chunk does until the page is fetched anew: asking again would never end.
  const load = () => {
    loading ??= noted(loadScreen(importer).then((module) => module[name]));
    return loading;
  };
  return Object.assign(() => createElement(Late, { load }), { load });
}
