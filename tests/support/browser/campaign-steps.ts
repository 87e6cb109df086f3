import type { Page } from 'playwright-core';
import { statusIds } from '../../../contract/campaigns/kinds.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import { words as el } from '../../../src/i18n/el/panel.ts';
import { words as en } from '../../../src/i18n/en/panel.ts';
import { words as it } from '../../../src/i18n/it/panel.ts';
import { wordOf } from '../resource-words.ts';
import { api, type Device } from './browser.ts';

/** What the panels say, by language. */
export const panelWords = { el, en, it };

/** What begins with that, as it stands there. */
const beginning = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** Somebody before the wizard of campaigns, with the mouse. */
export class Wizard {
  readonly page: Page;
  readonly words: (typeof panelWords)[Language];

  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = panelWords[language];
  }

  choose = (name: string) => this.page.getByRole('radio', { name: beginning(name) }).check();

  write = (label: string, text: string) => this.page.getByLabel(beginning(label)).fill(text);

  /** One of the records that a list finds by their names. */
  async find(label: string, name: string) {
    await this.page.getByRole('combobox', { name: beginning(label) }).fill(name);
    await this.page.getByRole('option', { name }).first().click();
    await this.page.keyboard.press('Escape');
  }

  /** Opens the next step. */
  async goOn(step: 'who' | 'what' | 'messages' | 'settings' | 'check') {
    const { steps, campaignMaker } = this.words;
    await this.page.getByRole('button', { name: steps.next, exact: true }).click();
    const name = campaignMaker.steps[step].title;
    await this.page.getByRole('heading', { name, level: 2 }).waitFor();
  }

  async createAndStart() {
    const { campaignMaker } = this.words;
    await this.page.getByRole('button', { name: campaignMaker.createAndStart }).click();
    await this.page.waitForURL(/view-campaigns$/);
    await this.page
      .getByText(wordOf(this.words, 'campaigns/view-campaigns', 'texts.created'))
      .waitFor();
  }
}

/** Makes a campaign past the browser, and starts it; answers its id. */
export async function runCampaign(
  { token, store }: Device,
  body: Readonly<Record<string, unknown>>,
  origin?: string,
): Promise<number> {
  const path = `/companies/${store?.store_id}/campaigns`;
  const own = { token, ...(origin ? { origin } : {}) };
  const { data } = await api<{ campaign_id: number }>(`${path}/`, { ...own, body });
  await api(`${path}/${data.campaign_id}/change-status`, {
    ...own,
    method: 'PUT',
    body: { campaign_status_id: statusIds.running },
  });
  return data.campaign_id;
}
