import { createContext, use, useCallback, useState } from 'react';
import type { Answer } from '../../../session/api.ts';

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
  /** Tells the page whether something typed in a form is not saved yet. */
  readonly mark: (form: string, isDirty: boolean) => void;
}

export const FormsContext = createContext<Forms | null>(null);

export function useForms(): Forms {
  const forms = use(FormsContext);
  if (!forms) throw new Error('No settings around this form');
  return forms;
}

/** Which forms of a page hold something that is not saved. */
export function useUnsaved() {
  const [typed, setTyped] = useState<readonly string[]>([]);
  const mark = useCallback(
    (form: string, isDirty: boolean) =>
      setTyped((before) => {
        if (before.includes(form) === isDirty) return before;
        return isDirty ? [...before, form] : before.filter((each) => each !== form);
      }),
    [],
  );
  return { isUnsaved: typed.length > 0, mark };
}
