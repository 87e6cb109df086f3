import type { Localized } from '../engine/languages.ts';
import { plainLook } from './plain-look.ts';
import type { Block, Look, Section, ThemeSource } from './source.ts';

/** What a starter says: a block before it has an id. */
type Said = Block extends infer B ? (B extends Block ? Omit<B, 'id'> : never) : never;
type Part = Omit<Section, 'id' | 'columns'> & { readonly columns: readonly (readonly Said[])[] };

const say = (el: string, en: string, it: string): Localized => ({ el, en, it });
const same = (text: string) => say(text, text, text);

const heading = (text: Localized, level: 1 | 2 | 3 = 1): Said => ({
  kind: 'heading',
  text,
  level,
  align: 'center',
});
const text = (words: Localized, align: 'left' | 'center' = 'left'): Said => ({
  kind: 'text',
  text: words,
  align,
});
const button = (words: Localized): Said => ({
  kind: 'button',
  text: words,
  link: '',
  align: 'center',
});
const image = (alt: Localized): Said => ({
  kind: 'image',
  url: null,
  alt,
  width: 100,
  link: '',
  align: 'center',
});
const divider: Said = { kind: 'divider' };

const section = (columns: readonly (readonly Said[])[], own: Partial<Part> = {}): Part => ({
  layout: columns.length === 2 ? 'two' : 'one',
  background: null,
  space: 'normal',
  columns,
  ...own,
});

const theme = (look: Partial<Look>, parts: readonly Part[]): ThemeSource => ({
  look: { ...plainLook, ...look },
  sections: parts.map((part, at) => ({
    ...part,
    id: `s${at}`,
    columns: part.columns.map((blocks, column) =>
      blocks.map((block, place) => ({ ...block, id: `s${at}-${column}-${place}` }) as Block),
    ),
  })),
});

const greeting = text(say('Γεια σας {first_name},', 'Hello {first_name},', 'Ciao {first_name},'));
const message = text(same('{message}'));
const until = text(
  say(
    'Ο κωδικός ισχύει έως **{until}**.',
    'The code is valid until **{until}**.',
    'Il codice è valido fino al **{until}**.',
  ),
  'center',
);

const reward = theme({}, [
  section([[heading(same('{title}'))]], { background: '#14505c', space: 'large' }),
  section([[greeting, message, heading(same('{code}'), 2), until]]),
  section([[divider]], { space: 'none' }),
  section([
    [
      heading(say('Το υπόλοιπό σας', 'Your balance', 'Il tuo saldo'), 3),
      text(say('{balance} πόντοι', '{balance} points', '{balance} punti'), 'center'),
    ],
    [
      heading(say('Το κατάστημά σας', 'Your store', 'Il tuo negozio'), 3),
      text(same('{store}'), 'center'),
    ],
  ]),
]);

const news = theme({ accent: '#a6492a', font: 'serif' }, [
  section([[image(say('Η εικόνα του μήνα', 'The picture of the month', 'La foto del mese'))]], {
    space: 'none',
  }),
  section([[heading(say('Τα νέα μας', 'Our news', 'Le nostre novità')), greeting, message]]),
  section([
    [
      heading(say('Νέες γεύσεις', 'New flavours', 'Nuovi gusti'), 3),
      text(
        say(
          'Περάστε να δοκιμάσετε ό,τι καινούριο ετοιμάσαμε.',
          'Come and try what is new.',
          'Vieni a provare le novità.',
        ),
      ),
      button(say('Δείτε τα', 'See them', 'Scoprile')),
    ],
    [
      heading(say('Τα καταστήματά μας', 'Our stores', 'I nostri negozi'), 3),
      text(
        say(
          'Βρείτε το κοντινότερο και τις ώρες του.',
          'Find the nearest one and its hours.',
          'Trova il più vicino e i suoi orari.',
        ),
      ),
      button(say('Στον χάρτη', 'On the map', 'Sulla mappa')),
    ],
  ]),
]);

const birthday = theme({ ground: '#fbeee6', accent: '#a6492a', font: 'round' }, [
  section(
    [
      [
        heading(
          say(
            'Χρόνια πολλά, {first_name}!',
            'Happy birthday, {first_name}!',
            'Buon compleanno, {first_name}!',
          ),
        ),
      ],
    ],
    { background: '#a6492a', space: 'large' },
  ),
  section([
    [
      image(say('Ένα δώρο', 'A gift', 'Un regalo')),
      message,
      heading(same('{code}'), 2),
      until,
      button(say('Βρείτε κατάστημα', 'Find a store', 'Trova un negozio')),
    ],
  ]),
]);

/** What a theme can be begun with. */
export const starters = { reward, news, birthday } as const;

export const starterNames = ['reward', 'news', 'birthday'] as const;
