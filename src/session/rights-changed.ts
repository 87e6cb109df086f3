const listeners = new Set<() => void>();

/** Says that what the user may do has perhaps changed: a call was refused, or they changed it themselves. */
export function rightsChanged() {
  for (const listener of listeners) listener();
}

/** Calls back whenever what the user may do is to be asked anew. */
export function onRightsChanged(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
