import { afterEach, beforeEach, expect, test } from 'vitest';
import { emailThemes } from '../../../contract/email-themes/email-themes.ts';
import { rewards } from '../../../contract/rewards/rewards.ts';
import { drawMail } from '../../../server/email-themes/draw.ts';
import { call, testApp } from '../../support/app.ts';
import { addMember, type Person } from '../../support/areas/people.ts';
import { addReachable, addTelling, offer, tell, work } from '../../support/areas/telling.ts';
import { textBlock, themeOf } from '../../support/areas/themes.ts';
import { setCompany, type Till } from '../../support/areas/till.ts';
import { type MailServer, startMailServer } from '../../support/outside/mail-server.ts';

let mail: MailServer;
let till: Till;
let admin: Person;
beforeEach(async () => {
  mail = await startMailServer();
  till = await addTelling(await testApp());
  admin = await addMember(till.app, till.company);
  await setCompany(till, {
    email_mode: 'smtp',
    email_host: '127.0.0.1',
    email_port: mail.port,
    email_account: 'info@aigaion.example',
  });
});
afterEach(() => mail.close());

const here = () => ({ storeId: till.company.companyId });
async function addTheme(words: string) {
  const { data } = await call(till.app, emailThemes.calls.create, {
    params: here(),
    as: admin,
    body: { name: { el: 'Θέμα' }, source: themeOf(textBlock(words)) },
  });
  return data.store_email_theme_id;
}
const words = (text: string) => ({ el: text, en: text, it: text });

test('a mail leaves as its theme draws it when it leaves, with what it says in its place', async () => {
  const theme = await addTheme('Before {message} after');
  const shopper = await addReachable(till);
  const email = {
    subject: words('Hello'),
    text: words('a coffee for you'),
    store_email_theme_id: theme,
  };
  await tell(till, shopper, { offer: offer(['email'], { email }) });
  await work(till, {}, drawMail(till.app.database, 'https://pistos.example'));
  const source = (mail.received[0]?.source ?? '').replaceAll('=\r\n', '');
  expect(source).toContain('Before a coffee for you after');
  expect(source).toContain('<table');
  expect(source).toMatch(/https:\/\/pistos\.example\/u\/2\./);
});

test('a mail whose theme is gone leaves as its text alone', async () => {
  const shopper = await addReachable(till);
  const email = { subject: words('Hello'), text: words('a coffee'), store_email_theme_id: 99 };
  await tell(till, shopper, { offer: offer(['email'], { email }) });
  await work(till, {}, drawMail(till.app.database, 'https://pistos.example'));
  const [received] = mail.received;
  expect(received?.source).toContain('a coffee');
  expect(received?.source).not.toContain('text/html');
});

test('a reward takes no theme of another company', async () => {
  const { refusal } = await call(till.app, rewards.calls.create, {
    params: here(),
    as: admin,
    body: {
      title: 'Δώρο',
      points: 5,
      system_notification_ids: [2],
      email: { subject: words('Hello'), store_email_theme_id: 99 },
    },
  });
  expect(Object.keys(refusal.errors ?? {})).toEqual(['email.store_email_theme_id']);
});
