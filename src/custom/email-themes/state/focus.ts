const fields = 'input:not([hidden]), textarea, select';

/** To the settings of what is chosen, once they are there. */
export const focusSettings = () =>
  requestAnimationFrame(() => {
    const settings = document.querySelector<HTMLElement>('[data-settings]');
    (settings?.querySelector<HTMLElement>(fields) ?? settings)?.focus();
  });

/** Back from the settings to what they are of. */
export const focusPart = (id: string | null) =>
  document.querySelector<HTMLElement>(`[data-part="${id}"]`)?.focus();
