import { z } from 'zod';
import { mostFileColumns } from '../engine/column-facts.ts';
import { endpoint } from '../engine/endpoint.ts';

/** The largest file of cards, in bytes and rows. */
export const mostCardFileBytes = 8_000_000;
export const mostCardFileRows = 100_000;
/** The most rows that a preview shows, and the most rejected ones in its file. */
export const mostCardsShown = 200;
export const mostCardsRejected = 5000;

/** What becomes of a row: a new card, one that is there and free, one that a customer has, or none. */
export const cardActions = ['create', 'unchanged', 'taken', 'reject'] as const;
export type CardAction = (typeof cardActions)[number];

const figures = {
  created: z.int().describe('Cards that are new.'),
  unchanged: z.int().describe('Cards that are there already and free.'),
  taken: z.int().describe('Cards that customers have; nothing of them changes.'),
  rejected: z.int(),
};

const previewed = z.object({
  ...figures,
  total: z.int().describe('Rows with numbers.'),
  titles: z.array(z.string()).describe('The titles of the columns; empty in a file without.'),
  column: z
    .int()
    .nullable()
    .describe('The column of numbers, from 0; null where it is to be chosen.'),
  remembered: z.boolean().describe('Whether it is as in the last file of the same titles.'),
  samples: z.array(z.array(z.string())).describe('The first rows, cell by cell.'),
  rows: z
    .array(
      z.object({
        row: z.int(),
        card_number: z
          .string()
          .describe('As it is stored, or as the file has it where that is none.'),
        action: z.enum(cardActions),
        reasons: z.array(z.string()),
      }),
    )
    .describe('The first rows of each action, in their order.'),
  rejected_file: z
    .string()
    .nullable()
    .describe('The first rejected rows as CSV; null without any.'),
});
export type PreviewedCards = z.infer<typeof previewed>;

const imported = z.object(figures);
export type ImportedCards = z.infer<typeof imported>;

const own = {
  method: 'POST',
  access: 'settings.cards',
  tag: 'store-settings',
  extension: true,
  files: ['cards'],
  streamed: mostCardFileBytes,
  query: z.strictObject({
    column: z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number)
      .pipe(z.int().max(mostFileColumns - 1))
      .optional()
      .describe(
        'The column of numbers, from 0; else as the last time, or by its title or content.',
      ),
  }),
} as const;

export const importCards = endpoint({
  ...own,
  path: '/stores/{storeId}/cards/file',
  summary: 'add the cards of a CSV or XLSX file; those that are there stay as they are',
  reply: imported,
});

export const previewCards = endpoint({
  ...own,
  path: '/stores/{storeId}/cards/file/preview',
  summary: 'how a file of cards is understood and what adding them would do, without doing it',
  reply: previewed,
});

export const cardFileCalls = [importCards, previewCards];
