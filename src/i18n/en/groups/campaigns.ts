import { resourceWords } from '../../shape/entities.ts';
import { campaignMaker } from '../campaigns/campaign-maker.ts';
import { campaignPage } from '../campaigns/campaign-page.ts';
import { drawPanel } from '../campaigns/draw-panel.ts';
import { matched } from '../campaigns/matched.ts';
import { campaignReport } from '../campaigns/report.ts';
import { themeEditor } from '../email-themes/theme-editor.ts';
import { offers } from '../messages/offers.ts';
import { settingsForms } from '../settings/settings-forms.ts';

/** Campaigns, what they give and how their mails look. */
export const words = {
  ...settingsForms,
  ...offers,
  ...themeEditor,
  ...campaignReport,
  ...drawPanel,
  ...campaignMaker,
  ...campaignPage,
  ...matched,
  steps: {
    back: 'Back',
    next: 'Next',
  },
  rewards: {
    new: 'New reward',
    titleHint: 'What customers read of it, as {title} in the message.',
    pointsHint: 'May stay empty where gifts are given.',
    giftsHint: 'Each becomes a claim that the customer redeems.',
    daysHint: 'Empty for as many as the company’s settings say.',
    givesPoints: '%{count} point |||| %{count} points',
    givesGifts: '%{count} gift |||| %{count} gifts',
    steps: {
      what: {
        title: 'What is given',
        hint: 'Points, gifts, or both.',
        wanting: 'A title, and points or a gift, are still missing.',
      },
      message: {
        title: 'What is told',
        hint: 'Nobody is told anything where no channel is chosen.',
        wanting: 'A chosen channel says nothing yet.',
      },
      check: {
        title: 'Check',
        hint: 'How customers will read it. Try it out on yourself.',
      },
    },
  },
  resources: resourceWords(
    import.meta.glob(
      [
        '../campaigns/campaigns.ts',
        '../messages/messages.ts',
        '../rewards/*.ts',
        '../email-themes/email-themes.ts',
        '../gifts/gifts.ts',
      ],
      {
        eager: true,
      },
    ),
  ),
};
