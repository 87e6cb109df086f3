import { expect, test } from 'vitest';
import { storyKinds, storyWhats } from '../../../contract/customers/customer-story.ts';
import { messageReasons, messageStates } from '../../../contract/messages/channels.ts';
import { postingKinds } from '../../../contract/transactions/posting-kinds.ts';
import { words as el } from '../../../src/i18n/el/panel.ts';
import { words as en } from '../../../src/i18n/en/panel.ts';
import { words as it } from '../../../src/i18n/it/panel.ts';

type Tree = { readonly [key: string]: string | Tree | undefined };

const languages = { el, en, it } as unknown as Readonly<Record<string, Tree>>;

/** The words that the timeline of a customer is put together from, by their place. */
const places: Readonly<Record<string, readonly string[]>> = {
  'desk.story.kinds': storyKinds,
  'desk.story.what': storyWhats,
  'history.kinds': postingKinds,
  'resources.messages.texts.choices': [...messageStates, ...messageReasons],
};

const at = (words: Tree | undefined, path: string) =>
  path
    .split('.')
    .reduce<string | Tree | undefined>(
      (tree, key) => (typeof tree === 'object' ? tree[key] : undefined),
      words,
    );

test.each(Object.keys(languages))(
  'all that may happen with a customer has a word (%s)',
  (language) => {
    const unnamed = Object.entries(places).flatMap(([place, keys]) =>
      keys
        .map((key) => `${place}.${key}`)
        .filter((path) => typeof at(languages[language], path) !== 'string'),
    );
    expect(unnamed).toEqual([]);
  },
);
