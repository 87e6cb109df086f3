import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Another page opens at its top; whoever goes back finds it where they left it. */
export function useTopOfPage() {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page counts, not how it was left.
  useLayoutEffect(() => {
    if (!isBack) window.scrollTo(0, 0);
  }, [pathname]);
}
