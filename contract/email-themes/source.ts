import { z } from 'zod';
import { printableLines } from '../engine/characters.ts';
import { editorLimits, layouts } from './limits.ts';

const id = z.string().regex(/^[\w-]{1,40}$/);
const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/);
const align = z.enum(['left', 'center', 'right']);
const text = (max: number) => z.string().max(max).regex(printableLines);
const words = (max: number) => z.object({ el: text(max), en: text(max), it: text(max) });

/** A page, a mail, a telephone or the way out of further mails; empty as long as nobody typed one. Variables may stand in it. */
const address = z
  .string()
  .trim()
  .max(editorLimits.link)
  .regex(
    /^(?:https?:\/\/[^/?#@\\\s{}<>"]+(?:[/?#][^\s<>"]*)?|mailto:[^\s<>"]+|tel:\+?\d+|\{unsubscribe\}|)$/i,
  );

/** A picture that was uploaded here: nobody learns from elsewhere that a mail was opened. */
export const storedPicture = z
  .string()
  .regex(/^\/files\/[0-9a-f-]{36}\.(?:jpg|png|webp)$/)
  .nullable();

const block = z.discriminatedUnion('kind', [
  z.object({
    id,
    kind: z.literal('heading'),
    text: words(editorLimits.heading),
    level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    align,
  }),
  z.object({ id, kind: z.literal('text'), text: words(editorLimits.text), align }),
  z.object({
    id,
    kind: z.literal('image'),
    url: storedPicture,
    alt: words(editorLimits.heading),
    /** Of its column, in percent. */
    width: z.int().min(10).max(100),
    link: address,
    align,
  }),
  z.object({
    id,
    kind: z.literal('button'),
    text: words(editorLimits.button),
    link: address,
    align,
  }),
  z.object({ id, kind: z.literal('divider') }),
  z.object({ id, kind: z.literal('space'), height: z.int().min(4).max(120) }),
]);

const section = z
  .object({
    id,
    layout: z.enum(Object.keys(layouts) as [keyof typeof layouts]),
    /** Without one it has the mail's own. */
    background: colour.nullable(),
    space: z.enum(['none', 'small', 'normal', 'large']),
    columns: z.array(z.array(block).max(editorLimits.blocks)).min(1).max(3),
  })
  .refine(({ layout, columns }) => columns.length === layouts[layout].length, {
    path: ['columns'],
  });

const look = z.object({
  width: z.int().min(editorLimits.narrowest).max(editorLimits.widest),
  /** Around the mail, and behind what stands in it. */
  ground: colour,
  paper: colour,
  text: colour,
  /** Of buttons and links. */
  accent: colour,
  font: z.enum(['sans', 'serif', 'round']),
});

/** What the editor keeps of a theme, and the server makes a mail of. */
export const themeSource = z
  .object({ look, sections: z.array(section).max(editorLimits.sections) })
  .meta({ id: 'EmailThemeSource' });

export type ThemeSource = z.infer<typeof themeSource>;
export type Look = ThemeSource['look'];
export type Section = ThemeSource['sections'][number];
export type Block = Section['columns'][number][number];
export type BlockKind = Block['kind'];
export type BlockOf<K extends BlockKind> = Extract<Block, { kind: K }>;
