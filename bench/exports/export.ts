import { setTimeout as pause } from 'node:timers/promises';
import type { ExportFile } from '../../contract/export-files/export-file.ts';

/** Where customers are, and who asks for them. */
export interface Place {
  readonly address: string;
  readonly token: string;
  readonly companyId: number;
}

const lookMs = 200;

/** Exports all customers; answers how long that took, and what came of it. */
export async function exportOnce({ address, token, companyId }: Place, format: 'csv' | 'xlsx') {
  const url = `${address}/api/companies/${companyId}/export/customers`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const ask = async (method: string, body?: string) => {
    const answer = await fetch(url, { method, headers, ...(body ? { body } : {}) });
    return ((await answer.json()) as { data: ExportFile }).data;
  };
  const began = performance.now();
  await ask('POST', JSON.stringify({ format }));
  for (;;) {
    await pause(lookMs);
    const { status, rows, bytes, problem } = await ask('GET');
    if (status === 1) throw new Error(problem ?? 'It is not there');
    if (status === 3)
      return { seconds: (performance.now() - began) / 1000, rows: rows ?? 0, bytes: bytes ?? 0 };
  }
}
