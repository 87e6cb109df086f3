import { type ComponentType, lazy } from 'react';
import { loadScreen } from './load-screen.ts';

/** A component that is fetched when it is first shown: `late(() => import('./Menu.tsx'), 'Menu')`. Wants a Suspense around it. */
export const late = <P, N extends string>(
  importer: () => Promise<Readonly<Record<N, ComponentType<P>>>>,
  name: N,
) => lazy(() => loadScreen(importer).then((module) => ({ default: module[name] })));

const Nothing = () => null;

/** The same for what a page can do without: where it does not arrive, nothing is shown in its place. */
export const lateOrNothing = <P, N extends string>(
  importer: () => Promise<Readonly<Record<N, ComponentType<P>>>>,
  name: N,
) =>
  lazy(() =>
    loadScreen(importer).then(
      (module) => ({ default: module[name] }),
      () => ({ default: Nothing as ComponentType<P> }),
    ),
  );
