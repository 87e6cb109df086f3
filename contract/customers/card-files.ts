import { codeFileCalls } from '../common/code-files.ts';

/** A file of cards. */
export const { save: importCards, preview: previewCards } = codeFileCalls({
  path: '/stores/{storeId}/cards/file',
  access: 'settings.cards',
  tag: 'store-settings',
  field: 'cards',
  named: 'cards',
});

export const cardFileCalls = [importCards, previewCards];
