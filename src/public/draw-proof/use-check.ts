import { useState } from 'react';
import {
  checkDraw,
  type DrawProgress,
  type DrawProof,
  type DrawVerdict,
} from '../../../contract/draws/proof.ts';

export type Checking =
  | { state: 'idle' }
  | { state: 'unread' }
  | { state: 'checking'; progress: DrawProgress | null }
  | { state: 'done'; verdict: DrawVerdict; proof: DrawProof | null };

// The page draws itself and hears its user between two pieces.
const giveWay = () => new Promise((resolve) => setTimeout(resolve));

async function contentOf(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text());
  } catch {
    return undefined;
  }
}

/** Checks the proof in a file, here and nowhere else. */
export function useCheck() {
  const [checking, setChecking] = useState<Checking>({ state: 'idle' });
  const check = async (file: File) => {
    setChecking({ state: 'checking', progress: null });
    await giveWay();
    const content = await contentOf(file);
    if (content === undefined) return setChecking({ state: 'unread' });
    const steps = checkDraw(content);
    let step = steps.next();
    while (!step.done) {
      setChecking({ state: 'checking', progress: step.value });
      await giveWay();
      step = steps.next();
    }
    const proof = step.value.passed.includes('file') ? (content as DrawProof) : null;
    setChecking({ state: 'done', verdict: step.value, proof });
  };
  return { checking, check };
}
