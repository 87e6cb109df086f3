import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { greekWords } from './greek-passwords.data.ts';

/** Of four: so many tries that not even whoever steals the hashes soon gets through them. */
const enough = 3;
/** What is longer is strong by its length. Looking at 64 letters takes up to 0.8 s. */
const mostLooked = 64;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

const letters =
  'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χx ψps ωo'.split(' ');
const latin = new Map(letters.map((pair) => [pair.charAt(0), pair.slice(1)]));
/** As people write Greek on a keyboard without it: θ is th or 8, χ is x or h, ου is ou or u. */
const inLatin = (word: string) => [...word].map((letter) => latin.get(letter) ?? letter).join('');
const variantsOf = (word: string) => {
  const written = inLatin(word);
  return [
    word,
    written,
    written.replace(/x/g, 'h'),
    written.replace(/ou/g, 'u'),
    written.replace(/th/g, '8'),
  ];
};

let factory: Promise<ZxcvbnFactory> | undefined;

// A second and 60 MB of words: only a server on which somebody chooses a password has them.
async function makeFactory(): Promise<ZxcvbnFactory> {
  const [core, common, en, it] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-it'),
  ]);
  const italian = Object.entries(it.dictionary).map(([name, words]) => [`it-${name}`, words]);
  return new core.ZxcvbnFactory({
    dictionary: {
      ...common.dictionary,
      ...en.dictionary,
      ...Object.fromEntries(italian),
      greek: [...new Set(greekWords.flatMap(variantsOf))],
    },
    graphs: common.adjacencyGraphs,
  });
}

/** Whether a password withstands guessing, where those words are known of its owner. Takes up to a second of a processor. */
export async function judge(password: string, known: readonly string[]): Promise<boolean> {
  factory ??= makeFactory();
  const words = ['pistos', ...known].flatMap((each) => plain(each).split(/[^\p{L}\d]+/u));
  const own = words.filter((word) => word.length > 2);
  const looked = plain(password).slice(0, mostLooked);
  return (await factory).check(looked, own).score >= enough;
}
