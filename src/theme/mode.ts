import { useSyncExternalStore } from 'react';
import { font, type Mode, tokens } from './tokens.ts';

// public/assets/mode-1.js reads the same entry before the first paint.
const entry = 'mode';
const listeners = new Set<() => void>();
const system = () => matchMedia('(prefers-color-scheme: dark)');

/** Light or dark: what was chosen on this device, else what the system prefers. */
export function readMode(): Mode {
  const chosen = localStorage.getItem(entry);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return system().matches ? 'dark' : 'light';
}

const variable = (name: string) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter}`)}`;

function paint() {
  const { style } = document.documentElement;
  const mode = readMode();
  for (const [name, colour] of Object.entries(tokens[mode])) {
    style.setProperty(variable(name).toLowerCase(), colour);
  }
  style.setProperty('--font', font);
  style.colorScheme = mode;
}

function changed() {
  paint();
  for (const listener of listeners) listener();
}

/** Chooses light or dark colours and keeps the choice on the device. */
export function chooseMode(mode: Mode) {
  localStorage.setItem(entry, mode);
  changed();
}

/** Paints the page and follows the system and the other tabs from here on. */
export function startMode() {
  paint();
  system().addEventListener('change', changed);
  addEventListener('storage', (event) => event.key === entry && changed());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The mode in force, rendered anew when it changes. */
export const useMode = () => useSyncExternalStore(subscribe, readMode);
