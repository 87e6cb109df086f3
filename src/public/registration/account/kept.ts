import { useState } from 'react';
import { defaultCountry } from '../../parts/countries.ts';

// The name that the specification gives it (registration-step-storage).
const stepEntry = 'registrationStep';
const entry = 'registration';
/** The server forgets it then. */
const dayMs = 86_400_000;

/** Whoever is about to register, as far as they came. */
export interface Kept {
  readonly step: 1 | 2 | 3;
  readonly identifier: string;
  readonly country: number;
  readonly mobile: string;
  /** When the last code left. */
  readonly sentAt: number;
}

const nobody: Kept = { step: 1, identifier: '', country: defaultCountry, mobile: '', sentAt: 0 };

function read(): Kept {
  try {
    const step = Number(localStorage.getItem(stepEntry));
    const kept = JSON.parse(localStorage.getItem(entry) ?? 'null') as Kept & { at: number };
    const isOpen = (step === 2 || step === 3) && kept?.identifier && Date.now() - kept.at < dayMs;
    return isOpen ? { ...kept, step } : nobody;
  } catch {
    return nobody;
  }
}

function write({ step, ...kept }: Kept) {
  if (step === 1) {
    localStorage.removeItem(stepEntry);
    localStorage.removeItem(entry);
    return;
  }
  const { at = Date.now() } = JSON.parse(localStorage.getItem(entry) ?? '{}') as { at?: number };
  localStorage.setItem(stepEntry, String(step));
  localStorage.setItem(entry, JSON.stringify({ ...kept, at: step === 2 ? Date.now() : at }));
}

/** Where a registration stands: kept on the device, so that it goes on there after a reload. */
export function useKept() {
  const [kept, setKept] = useState(read);
  const keep = (own: Partial<Kept>) => {
    const now = { ...kept, ...own };
    write(now);
    setKept(now);
  };
  return {
    kept,
    keep,
    begin: () => keep({ ...nobody, country: kept.country, mobile: kept.mobile }),
  };
}
