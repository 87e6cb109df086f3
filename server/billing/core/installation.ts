import { randomBytes } from 'node:crypto';
import type { Executor } from '../../db/executor.ts';
import { installationFact } from '../../engine/installation.ts';

/**
 * The name of this installation in keys and notes at providers, drawn once: two that are paid at one account never take
 * one another's payments for their own.
 */
export const installationId = (tx: Executor) =>
  installationFact({ db: tx }, 'billing', () => randomBytes(9).toString('hex'));
