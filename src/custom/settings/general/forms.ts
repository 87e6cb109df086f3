import { createContext, type RefObject, use, useCallback, useRef, useState } from 'react';
import type { Answer } from '../../../session/api.ts';

/** What of a form is typed and not saved, and what can be done about it. */
export interface Unsaved {
  /** What it is called where it stands. */
  readonly title: string;
  readonly save: () => Promise<void>;
  readonly reset: () => void;
}

/** A save of several forms, one after the other. */
interface Run {
  version?: string | undefined;
}

/** What the forms of one page of settings share: whose they are, and who is told of a change. */
export interface Forms {
  /** Their words: `<words>.titles.<form>`, `.fields.<field>`, `.hints.<field>`, `.done.<form>`. */
  readonly words: string;
  readonly params: { readonly storeId: number };
  readonly may: boolean;
  /** Shows what a call answered. */
  readonly show: (answer: Answer) => void;
  /** Fetches anew what somebody else changed meanwhile. */
  readonly again: () => unknown;
  /** Tells the page what of a form is not saved yet; nothing once it is. */
  readonly mark: (form: string, unsaved: Unsaved | undefined) => void;
  /** The version that the last form of a common save left behind: the next one starts from it. */
  readonly run: RefObject<Run | undefined>;
}

export const FormsContext = createContext<Forms | null>(null);

export function useForms(): Forms {
  const forms = use(FormsContext);
  if (!forms) throw new Error('No settings around this form');
  return forms;
}

/** What is typed into the forms of a page and not saved, which its one button saves. */
export function useUnsaved() {
  const known = useRef(new Map<string, Unsaved>());
  const run = useRef<Run>(undefined);
  const [names, setNames] = useState<readonly string[]>([]);
  const mark = useCallback((form: string, unsaved: Unsaved | undefined) => {
    if (unsaved) known.current.set(form, unsaved);
    else known.current.delete(form);
    setNames((before) => {
      if (before.includes(form) === Boolean(unsaved)) return before;
      return unsaved ? [...before, form] : before.filter((each) => each !== form);
    });
  }, []);
  const all = () => names.flatMap((name) => known.current.get(name) ?? []);
  return {
    mark,
    run,
    titles: all().map(({ title }) => title),
    // One after the other: each may be refused, and says so in its own place.
    save: async () => {
      run.current = {};
      try {
        for (const unsaved of all()) await unsaved.save();
      } finally {
        run.current = undefined;
      }
    },
    reset: () => {
      for (const unsaved of all()) unsaved.reset();
    },
  };
}
export type PageUnsaved = ReturnType<typeof useUnsaved>;
