import { expect } from 'vitest';
import { words as el } from '../../src/i18n/el/panel.ts';
import { words as en } from '../../src/i18n/en/panel.ts';
import { words as it } from '../../src/i18n/it/panel.ts';
import { deviceOf, useBrowser, visitor } from '../support/browser/browser.ts';
import { faultsOf } from '../support/browser/browser-checks.ts';
import { inEachLanguage } from '../support/browser/journeys.ts';
import { headerOf, startMailServer, textOf } from '../support/outside/mail-server.ts';

useBrowser();

const words = { el, en, it };
// A company tries its mail settings five times a minute: the third journey is another one's.
const companies = { el: 'Αιγαίον Καφέ', en: 'Αιγαίον Καφέ', it: 'Libreria Minerva' };

inEachLanguage(
  'in %s a company names its mail server, and the test mail arrives there',
  async (language) => {
    const { businessProfile, ra } = words[language];
    const { titles, fields, emailModes, done } = businessProfile;
    const mail = await startMailServer({ user: 'post@aigaion.example', password: 'open sesame' });
    const as = await deviceOf('superAdmin', companies[language]);
    const page = await visitor({ as });
    await page.goto(`/${language}/loyaltyPanel/business-profile?part=mail`);
    const email = page.getByRole('form', { name: titles.email, exact: true });
    const save = page.getByRole('button', { name: ra.action.save, exact: true });
    await email.getByLabel(fields.mode).selectOption({ label: emailModes.smtp });
    await email.getByLabel(fields.host).fill('127.0.0.1');
    await email.getByLabel(fields.port).fill(String(mail.port));
    await email.getByLabel(fields.email, { exact: true }).fill('post@aigaion.example');
    await email.getByLabel(fields.password).fill('open sesame');
    await email.getByLabel(fields.sender_alias_name).fill('Αιγαίον Καφέ');
    await email.getByLabel(fields.sender_alias_email).fill('post@aigaion.example');
    await save.click();
    await page.getByText(done.email).waitFor();

    await page.getByLabel(fields.to).fill('anna@example.com');
    await page.getByRole('button', { name: businessProfile.test }).click();
    await page.getByText(done.test.replace('%{accepted}', '250 Taken as 42')).waitFor();
    // What waited for somebody to send it may have arrived before.
    const arrived = mail.received.find(({ to }) => to === 'anna@example.com');
    expect(arrived).toBeDefined();
    expect(headerOf(arrived as never, 'from')).toContain('Αιγαίον Καφέ');
    expect(textOf(arrived as never).length).toBeGreaterThan(0);
    expect(await faultsOf(page)).toEqual([]);

    await email.getByLabel(fields.mode).selectOption({ label: emailModes.default });
    await save.click();
    await save.waitFor({ state: 'detached' });
    await mail.close();
  },
);

// Another time in each language: what is saved already cannot be saved again.
const opening = { el: ['0830', '08:30'], en: ['845', '08:45'], it: ['9:15', '09:15'] } as const;

inEachLanguage(
  'in %s a store keeps its hours: a night shift, a day in two shifts, one open all day, one closed',
  async (language) => {
    const { storeProfile, ra } = words[language];
    const { days, dayTypes, shift, titles, done, copy } = storeProfile;
    const as = await deviceOf('moderator');
    const page = await visitor({ as, width: 390 });
    await page.goto(`/${language}/storePanel/settings/profile?part=hours`);
    const form = page.getByRole('form', { name: titles.timetable });
    const day = (name: keyof typeof days) => form.getByRole('group', { name: days[name] });
    const typed = async (name: keyof typeof days, number: number, from: string, to: string) => {
      const label = (end: 'from' | 'to') =>
        shift[end].replace('%{day}', days[name]).replace('%{number}', String(number));
      await form.getByLabel(label('from')).fill(from);
      await form.getByLabel(label('to')).fill(to);
    };
    const is = (name: keyof typeof days, type: keyof typeof dayTypes) =>
      day(name).getByLabel(storeProfile.dayType).selectOption({ label: dayTypes[type] });
    await is('monday', 'regular');
    const [asTyped, asKept] = opening[language];
    await typed('monday', 1, asTyped, '14:00');
    await typed('monday', 2, '17:30', '21:00');
    await day('monday')
      .getByRole('button', { name: copy.label.replace('%{day}', days.monday) })
      .click();
    await page.getByRole('menuitem', { name: copy.workdays }).click();
    await is('friday', 'regular');
    await typed('friday', 2, '20:00', '02:00');
    await is('saturday', '24h');
    await is('sunday', 'closed');
    // At the end of the page the bar that saves lies over nothing.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: ra.action.save, exact: true }).click();
    await page.getByText(done.timetable).waitFor();

    await page.reload();
    const value = (name: keyof typeof days, number: number, end: 'from' | 'to') =>
      form
        .getByLabel(shift[end].replace('%{day}', days[name]).replace('%{number}', String(number)))
        .inputValue();
    await form.waitFor();
    expect(await value('wednesday', 1, 'from')).toBe(asKept);
    expect(await value('friday', 2, 'to')).toBe('02:00');
    expect(await day('saturday').getByLabel(storeProfile.dayType).inputValue()).toBe('24h');
    expect(await day('sunday').getByRole('textbox').count()).toBe(0);
    // The empty row at the end of a day was never a shift: there is still one, and only one.
    expect(await day('monday').getByRole('textbox').count()).toBe(6);
  },
);
