import { afterEach, beforeEach, expect, test } from 'vitest';
import { emailThemes } from '../../../contract/email-themes/email-themes.ts';
import type { Entity } from '../../../contract/engine/entity.ts';
import { gifts } from '../../../contract/gifts/gifts.ts';
import { drawMail } from '../../../server/email-themes/draw.ts';
import { call, testApp } from '../../support/app.ts';
import {
  addMarketer,
  type Marketer,
  participantsOf,
  runCampaign,
} from '../../support/areas/campaigns.ts';
import { lookAt, setCustomer } from '../../support/areas/occasions.ts';
import { addReachable, addTelling, outbox, work } from '../../support/areas/telling.ts';
import { textBlock, themeOf } from '../../support/areas/themes.ts';
import { type Shopper, setCompany, type Till } from '../../support/areas/till.ts';
import { type MailServer, startMailServer } from '../../support/outside/mail-server.ts';
import { addRecord } from '../../support/worlds/factories.ts';

let mail: MailServer;
let till: Till;
let marketer: Marketer;
let maria: Shopper;
beforeEach(async () => {
  mail = await startMailServer();
  till = await addTelling(await testApp({ now: Date.parse('2026-05-01T00:00:00Z') }));
  marketer = await addMarketer(till);
  maria = await addReachable(till);
  await setCompany(till, {
    email_mode: 'smtp',
    email_host: '127.0.0.1',
    email_port: mail.port,
    email_account: 'info@aigaion.example',
    // Nothing is quiet, whenever this runs.
    quiet_from: '00:00',
    quiet_until: '00:00',
  });
  await setCustomer(marketer, maria.id, {
    birth_date: '1990-05-03',
    created_at: '2025-01-01T00:00:00Z',
  });
});
afterEach(() => mail.close());

const words = (text: string) => ({ el: text, en: text, it: text });
const everywhere = () => ({ storeId: till.company.companyId });

async function birthday() {
  const { data: theme } = await call(till.app, emailThemes.calls.create, {
    params: everywhere(),
    as: marketer.admin,
    body: { name: { el: 'Γενέθλια' }, source: themeOf(textBlock('Many years {message}!')) },
  });
  const gift = await addRecord(till.app, gifts as unknown as Entity, till.company, {
    title: 'A croissant',
  });
  return runCampaign(
    marketer,
    'birthday',
    { days: 0, hour: 10 },
    {
      campaign_reward: { title: 'Birthday', gift_ids: [gift] },
      system_notification_ids: [2],
      email: {
        subject: words('For you, {first_name}'),
        text: words('take {title} with {code}'),
        store_email_theme_id: theme.store_email_theme_id,
      },
    },
  );
}

test('a birthday leads to one mail, drawn by its theme, with the code of the gift and the way to unsubscribe', async () => {
  const id = await birthday();
  await lookAt(marketer, '2026-05-03T06:30:00Z');
  expect(await participantsOf(marketer, id)).toEqual([]);
  for (const moment of ['2026-05-03T07:00:30Z', '2026-05-03T07:01:00Z', '2026-05-03T20:00:00Z'])
    await lookAt(marketer, moment);
  await work(till, {}, drawMail(till.app.database, 'https://pistos.example'));
  const [took] = await participantsOf(marketer, id);
  expect(took).toMatchObject({ user_account_id: maria.id, state: 'given' });
  const { rows } = await till.app.database.pool.query('select code from claims');
  const code = String(rows[0]?.code).replace(/(.{4})(?=.)/g, '$1-');
  expect(mail.received.map(({ to }) => to)).toEqual([`c${maria.id}@example.org`]);
  const source = (mail.received[0]?.source ?? '').replaceAll('=\r\n', '');
  expect(source).toContain(`Many years take A croissant with ${code}!`);
  expect(source).toMatch(/List-Unsubscribe:/i);
  expect(await outbox(till)).toEqual(['email sent']);
});

test('who withdrew their consent meanwhile gets the gift and no mail', async () => {
  await birthday();
  await lookAt(marketer, '2026-05-03T07:00:30Z');
  await till.app.database.pool.query('update customers set marketing = false, mail = false');
  await work(till, {}, drawMail(till.app.database, 'https://pistos.example'));
  expect(mail.received).toEqual([]);
  expect(await outbox(till)).toEqual([expect.stringMatching(/^email suppressed/)]);
});
