import { expect, test } from 'vitest';
import { readReport } from '../../../contract/campaigns/previews.ts';
import { call } from '../../support/app.ts';
import { figuresAgree, hundredths } from '../../support/areas/figures/agree.ts';
import { awardsOf, giftsOf } from '../../support/areas/figures/counted.ts';
import { messagesAgree } from '../../support/areas/figures/messages.ts';
import {
  anyStep,
  happen,
  openProgramme,
  type Programme,
  type Step,
} from '../../support/areas/figures/random-programme.ts';
import { expectSound } from '../../support/areas/till.ts';
import { expectOfEach } from '../../support/random-steps.ts';

/** What a campaign gave in points, and what all of it cost. */
async function costAgrees(programme: Programme) {
  const params = { storeId: programme.till.company.storeId, id: programme.campaignId };
  const report = (await call(programme.till.app, readReport, { params, as: programme.admin })).data;
  const inDays = (name: 'points' | 'cost') =>
    report.days.reduce((sum, day) => sum + hundredths(day[name]), 0);
  const awards = await awardsOf(programme);
  expect([hundredths(report.points), inDays('points')]).toEqual([awards.points, awards.points]);
  expect(hundredths(report.points_cost)).toBe(awards.worth);
  expect(hundredths(report.total)).toBe(
    awards.worth + hundredths(report.gifts_cost) + hundredths(report.messages_cost),
  );
  expect(inDays('cost')).toBe(hundredths(report.total));
}

/** What a campaign gave of gifts, and what they cost. */
async function giftsAgree(programme: Programme) {
  const { till, admin, giftCampaignId: id } = programme;
  const params = { storeId: till.company.storeId, id };
  const report = (await call(till.app, readReport, { params, as: admin })).data;
  const { given, redeemed } = await giftsOf(programme, id);
  expect([report.gifts, hundredths(report.gifts_cost)]).toEqual([given, given * 110]);
  expect(report.days.reduce((sum, day) => sum + day.redeemed, 0)).toBe(redeemed);
}

async function live(steps: readonly Step[]) {
  const programme = await openProgramme();
  for (const step of steps) await happen(programme, step);
  await figuresAgree(programme);
  const { campaignId } = programme;
  await messagesAgree(programme, campaignId, ['2026-03', '2026-04', '2026-05', '2026-06']);
  await costAgrees(programme);
  await giftsAgree(programme);
  await expectSound(programme.till);
}

test('whatever happened, each figure is the same on every page, and what its postings add up to', async () => {
  await expectOfEach(anyStep, live, { sequences: 8, steps: 40 });
});
