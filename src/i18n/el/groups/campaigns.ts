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
    back: 'Πίσω',
    next: 'Επόμενο',
  },
  rewards: {
    new: 'Νέα ανταμοιβή',
    titleHint: 'Όπως τη διαβάζουν οι πελάτες· στο μήνυμα γράφεται {title}.',
    pointsHint: 'Μπορεί να μείνει κενό όπου δίνονται δώρα.',
    giftsHint: 'Κάθε δώρο γίνεται κουπόνι που εξαργυρώνει ο πελάτης.',
    daysHint: 'Κενό για όσες λένε οι ρυθμίσεις της εταιρείας.',
    givesPoints: '%{count} πόντος |||| %{count} πόντοι',
    givesGifts: '%{count} δώρο |||| %{count} δώρα',
    steps: {
      what: {
        title: 'Τι δίνεται',
        hint: 'Πόντοι, δώρα ή και τα δύο.',
        wanting: 'Λείπει ο τίτλος, και πόντοι ή ένα δώρο.',
      },
      message: {
        title: 'Τι λέγεται',
        hint: 'Χωρίς κανάλι δεν ενημερώνεται κανείς.',
        wanting: 'Ένα κανάλι που επιλέξατε δεν λέει ακόμη τίποτα.',
      },
      check: {
        title: 'Έλεγχος',
        hint: 'Όπως θα το διαβάσουν οι πελάτες. Δοκιμάστε το στον εαυτό σας.',
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
