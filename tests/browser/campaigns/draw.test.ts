import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { campaignTypeIds } from '../../../contract/campaigns/kinds.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import { drawProof as el } from '../../../src/i18n/el/draw-proof.ts';
import { drawProof as en } from '../../../src/i18n/en/draw-proof.ts';
import { drawProof as it } from '../../../src/i18n/it/draw-proof.ts';
import { deviceOf, useBrowser, visitor } from '../../support/browser/browser.ts';
import { faultsOf } from '../../support/browser/browser-checks.ts';
import { panelWords, runCampaign } from '../../support/browser/campaign-steps.ts';
import { inEachLanguage } from '../../support/browser/journeys.ts';

useBrowser();

const proofWords = { el, en, it };
const weekMs = 7 * 86_400_000;

/** Takes a step of the draw, after its question. */
async function take(page: Page, language: Language, step: 'close' | 'draw') {
  const { drawPanel, ra } = panelWords[language];
  await page.getByRole('button', { name: drawPanel.steps[step] }).click();
  const question = page.getByRole('dialog', { name: drawPanel.steps[step] });
  await question.getByText(drawPanel.asks[step]).waitFor();
  await question.getByRole('button', { name: ra.action.confirm }).click();
  const state = step === 'close' ? 'closed' : 'drawn';
  await page.getByText(drawPanel.states[state]).waitFor();
}

async function proofOf(page: Page, language: Language) {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: panelWords[language].drawPanel.proof }).click();
  return buffer(await (await saved).createReadStream());
}

/** Another digit in the hash of the entries: one byte. */
function changed(proof: Buffer) {
  const other = Buffer.from(proof);
  const at = other.indexOf('"entries_hash"') + '"entries_hash":"'.length + 1;
  other[at] = other[at] === 0x30 ? 0x31 : 0x30;
  return other;
}

inEachLanguage(
  'in %s a draw is closed and drawn, and its proof is checked by anybody; a changed byte is told',
  async (language) => {
    const as = await deviceOf('companyAdmin', 'Αιγαίον Καφέ');
    const id = await runCampaign(as, {
      title: `Κλήρωση ${language}`,
      campaign_type_id: campaignTypeIds.draw,
      campaign_type_options: { per: 'receipt', winners: 2, alternates: 1 },
      starts_at: new Date(Date.now() - weekMs).toISOString(),
    });
    const page = await visitor({ as });
    await page.goto(`/${language}/loyaltyPanel/campaigns/view-campaign/${id}?tab=draw`);
    await take(page, language, 'close');
    await take(page, language, 'draw');
    const { drawPanel } = panelWords[language];
    const places = page.getByRole('region', { name: drawPanel.places });
    await places.getByText(drawPanel.placeStates.winner).nth(1).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const proof = await proofOf(page, language);

    const anybody = await visitor({ width: 390 });
    const words = proofWords[language];
    await anybody.goto(`/${language}/draw-proof`);
    const choose = (name: string, file: Buffer) =>
      anybody
        .getByLabel(words.choose)
        .setInputFiles({ name, mimeType: 'application/json', buffer: file });
    await choose('proof.json', proof);
    await anybody.getByText(words.right).waitFor();
    expect(await faultsOf(anybody)).toEqual([]);
    await choose('changed.json', changed(proof));
    await anybody.getByText(words.wrong).waitFor();
    expect(await faultsOf(anybody)).toEqual([]);
  },
);
