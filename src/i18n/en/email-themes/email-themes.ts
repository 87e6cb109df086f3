import type { emailThemes as declared } from '../../../../contract/email-themes/email-themes.ts';
import type { Words } from '../../shape/words.ts';

export const emailThemes = {
  name: 'Email theme |||| Email themes',
  fields: {
    store_email_theme_id: 'ID',
    name: 'Name',
    source: 'Content',
    thumbnail: 'Thumbnail',
    created_at: 'Created',
    updated_at: 'Last change',
  },
  texts: {
    empty: 'Make the first theme: how your emails look, with a place for the text of each message.',
    created: 'You have successfully created theme',
    updated: 'You have successfully updated theme',
    deleted: 'You have successfully deleted theme',
  },
} satisfies Words<typeof declared>;
