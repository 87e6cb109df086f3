import {
  type ComponentType,
  createContext,
  lazy,
  type PropsWithChildren,
  use,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { loadScreen } from './load-screen.ts';

/** Milliseconds until what did not arrive is asked for once more. */
const patience = 4_000;

/** Says to whoever looks at the page that a part of it did not arrive. */
export const MissingContext = createContext<() => void>(() => undefined);

interface Missed {
  readonly onRetry: () => void;
  /** Whether nobody misses it: a count, a line beside a figure. */
  readonly quiet: boolean;
}

/** In the place of what did not arrive: the page around it stays, with what was typed into it. */
function Missing({ onRetry, quiet }: Missed) {
  const tell = use(MissingContext);
  useEffect(() => {
    if (!quiet) tell();
    const timer = setTimeout(onRetry, patience);
    return () => clearTimeout(timer);
  }, [onRetry, quiet, tell]);
  return null;
}

type Importer<P, N extends string> = () => Promise<Readonly<Record<N, ComponentType<P>>>>;

/** What is shown now: the component, or what stands in its place until it was fetched anew. */
function pieceOf<P extends object, N extends string>(
  importer: Importer<P, N>,
  name: N,
  quiet: boolean,
) {
  const shown = new Set<() => void>();
  const fetched = () =>
    lazy(() =>
      loadScreen(importer).then(
        (module) => ({ default: module[name] as ComponentType<PropsWithChildren<P>> }),
        () => ({ default: () => <Missing onRetry={retry} quiet={quiet} /> }),
      ),
    );
  let piece = fetched();
  const retry = () => {
    piece = fetched();
    for (const show of shown) show();
  };
  const watch = (show: () => void) => {
    shown.add(show);
    return () => shown.delete(show);
  };
  return { watch, now: () => piece };
}
type Piece<P extends object> = ReturnType<typeof pieceOf<P, string>>;

function Late<P extends object>({ piece, props }: { piece: Piece<P>; props: P }) {
  const Shown = useSyncExternalStore(piece.watch, piece.now);
  return <Shown {...props} />;
}

/**
 * A component that is fetched when it is first shown: `late(() => import('./Menu.tsx'), 'Menu')`. Wants a
 * Suspense around it. What does not arrive is left out, said once each time unless `quiet`, and fetched anew.
 */
export function late<P extends object, N extends string>(
  importer: Importer<P, N>,
  name: N,
  quiet = false,
) {
  const piece = pieceOf(importer, name, quiet);
  return (props: P) => <Late piece={piece} props={props} />;
}
