import type { storeExternalLinks as declared } from '../../../../contract/catalogue/store-external-links.ts';
import type { Words } from '../../shape/words.ts';

export const storeExternalLinks = {
  name: 'External link |||| External links',
  fields: {
    store_external_link_id: 'ID',
    url: 'Web address',
    image: 'Image',
    created_at: 'Created',
    updated_at: 'Last change',
  },
  texts: {
    empty: 'Links shown to the store’s customers: menu, booking, social networks.',
    created: 'You have successfully created External Link',
    updated: 'You have successfully updated External Link',
    deleted: 'You have successfully deleted External Link',
  },
} satisfies Words<typeof declared>;
