const entry = 'partingWord';

/** Keeps a message for the page that this tab loads next. */
export const leaveWord = (text: string) => sessionStorage.setItem(entry, text);

/** The message that the page before left, once. */
export function takeWord(): string | null {
  const text = sessionStorage.getItem(entry);
  sessionStorage.removeItem(entry);
  return text;
}
