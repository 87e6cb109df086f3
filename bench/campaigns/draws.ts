import { verdictOn } from '../../contract/draws/proof.ts';
import { ask, type Caller, startCampaign } from './api.ts';

const seconds = (began: number) => (performance.now() - began) / 1000;

/** A draw over all receipts of a company: settled, drawn, proved and checked, each in seconds. */
export async function measureDraw(caller: Caller) {
  const starts_at = new Date(Date.now() - 100 * 86_400_000).toISOString();
  const options = { per: 'receipt', winners: 100, alternates: 100 };
  const id = await startCampaign(caller, 'draw', options, { starts_at });
  const path = `/campaigns/${id}/draw`;
  let began = performance.now();
  const { entries } = await ask<{ entries: number }>(caller, 'POST', `${path}/close`, {});
  const closed = seconds(began);
  began = performance.now();
  await ask(caller, 'POST', `${path}/draw`, {});
  const drawn = seconds(began);
  began = performance.now();
  const answer = await fetch(`${caller.address}/api/companies/${caller.companyId}${path}/proof`, {
    headers: { authorization: `Bearer ${caller.token}` },
  });
  const file = await answer.text();
  const proved = seconds(began);
  began = performance.now();
  const verdict = verdictOn(JSON.parse(file));
  if (verdict.failed) throw new Error(`The proof is wrong: ${verdict.failed} ${verdict.detail}`);
  return { entries, closed, drawn, proved, checked: seconds(began), bytes: file.length };
}
