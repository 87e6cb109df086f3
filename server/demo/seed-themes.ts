import sharp from 'sharp';
import type { Block, ThemeSource } from '../../contract/email-themes/source.ts';
import { starterNames, starters } from '../../contract/email-themes/starters.ts';
import type { Executor } from '../db/executor.ts';
import type { FileStore } from '../files/store.ts';
import { emailThemesTable } from '../tables/messages.ts';
import { type Drawing, picture } from './pictures.ts';
import { themePicture } from './theme-picture.ts';

const named = {
  reward: { el: 'Ανταμοιβή', en: 'Reward', it: 'Ricompensa' },
  news: { el: 'Τα νέα του Αιγαίον', en: 'News of Aegean', it: 'Le novità di Aegean' },
  birthday: { el: 'Γενέθλια', en: 'Birthday', it: 'Compleanno' },
} as const;
const drawings = { reward: 'cup', news: 'croissant', birthday: 'gift' } as const satisfies Record<
  string,
  Drawing
>;

/** What a starter leaves open: which picture, and where its buttons lead. */
function finished(source: ThemeSource, url: string): ThemeSource {
  const put = (block: Block): Block => {
    if (block.kind === 'image') return { ...block, url, width: 40 };
    return block.kind === 'button' ? { ...block, link: 'https://aigaion.example/' } : block;
  };
  return {
    ...source,
    sections: source.sections.map((section) => ({
      ...section,
      columns: section.columns.map((blocks) => blocks.map(put)),
    })),
  };
}

/** Three ways in which the mails of the company look. */
export async function seedThemes(tx: Executor, files: FileStore, companyId: number, nowMs: number) {
  const rows = starterNames.map(async (name, shade) => {
    const drawn = await sharp(await picture(drawings[name], shade))
      .png()
      .toBuffer();
    const source = finished(starters[name], await files.save(drawn, 'png'));
    const at = new Date(nowMs - (20 - shade) * 86_400_000).toISOString();
    return {
      company_id: companyId,
      name: named[name],
      source,
      thumbnail: await files.save(await themePicture(source, drawn), 'jpg'),
      created_at: at,
      updated_at: at,
    };
  });
  await tx.insert(emailThemesTable).values(await Promise.all(rows));
}
