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
    back: 'Indietro',
    next: 'Avanti',
  },
  rewards: {
    new: 'Nuova ricompensa',
    titleHint: 'Come la leggono i clienti; nel messaggio si scrive {title}.',
    pointsHint: 'Può restare vuoto se si danno premi.',
    giftsHint: 'Ogni premio diventa un coupon che il cliente riscatta.',
    daysHint: 'Vuoto: quanti ne indicano le impostazioni dell’azienda.',
    givesPoints: '%{count} punto |||| %{count} punti',
    givesGifts: '%{count} premio |||| %{count} premi',
    steps: {
      what: {
        title: 'Cosa si dà',
        hint: 'Punti, premi o entrambi.',
        wanting: 'Mancano il titolo e i punti o un premio.',
      },
      message: {
        title: 'Cosa si dice',
        hint: 'Senza un canale nessuno viene avvisato.',
        wanting: 'Un canale scelto non dice ancora nulla.',
      },
      check: {
        title: 'Verifica',
        hint: 'Come la leggeranno i clienti. Provala su di te.',
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
