import { editorLimits, type Layout, layouts } from '../../../../contract/email-themes/limits.ts';
import type { Block, Section, ThemeSource } from '../../../../contract/email-themes/source.ts';

/** A place for a block: before the one that stands there. */
export interface Place {
  readonly section: string;
  readonly column: number;
  readonly at: number;
}

const inSections = (source: ThemeSource, sections: Section[]): ThemeSource => ({
  ...source,
  sections,
});
const inColumns = (
  source: ThemeSource,
  change: (blocks: Block[], place: Omit<Place, 'at'>) => Block[],
) =>
  inSections(
    source,
    source.sections.map((section) => ({
      ...section,
      columns: section.columns.map((blocks, column) =>
        change(blocks, { section: section.id, column }),
      ),
    })),
  );

export const sectionOf = ({ sections }: ThemeSource, id: string | null) =>
  sections.find((section) => section.id === id);
export const blockOf = ({ sections }: ThemeSource, id: string | null) =>
  sections.flatMap(({ columns }) => columns.flat()).find((block) => block.id === id);

/** Where a block stands. */
export function placeOf({ sections }: ThemeSource, id: string): Place | undefined {
  for (const section of sections)
    for (const [column, blocks] of section.columns.entries()) {
      const at = blocks.findIndex((block) => block.id === id);
      if (at >= 0) return { section: section.id, column, at };
    }
  return undefined;
}

/** The block or section of this id, changed. */
export function withChange(source: ThemeSource, id: string, change: object): ThemeSource {
  const put = <T extends { id: string }>(each: T): T =>
    each.id === id ? { ...each, ...change } : each;
  return inColumns(inSections(source, source.sections.map(put)), (blocks) => blocks.map(put));
}

export function withoutOne(source: ThemeSource, id: string): ThemeSource {
  const left = source.sections.filter((section) => section.id !== id);
  return inColumns(inSections(source, left), (blocks) => blocks.filter((block) => block.id !== id));
}

/** The block put into a place; where its column is full, all as it was. */
export function withBlock(source: ThemeSource, block: Block, { section, column, at }: Place) {
  return inColumns(source, (blocks, place) => {
    const isHere = place.section === section && place.column === column;
    return isHere && blocks.length < editorLimits.blocks ? blocks.toSpliced(at, 0, block) : blocks;
  });
}

export const withSection = (source: ThemeSource, section: Section, at: number): ThemeSource =>
  source.sections.length < editorLimits.sections
    ? inSections(source, source.sections.toSpliced(at, 0, section))
    : source;

/** A block taken from where it stands to another place. */
export function movedTo(source: ThemeSource, id: string, to: Place): ThemeSource {
  const block = blockOf(source, id);
  const from = placeOf(source, id);
  if (!block || !from) return source;
  const isSame = from.section === to.section && from.column === to.column;
  // What stood before its new place moves up once it is gone.
  const at = isSame && from.at < to.at ? to.at - 1 : to.at;
  const next = withBlock(withoutOne(source, id), block, { ...to, at });
  return blockOf(next, id) ? next : source;
}

/** A block or a section, one step up or down; a block goes on in the next column, and in the next section. */
export function stepped(source: ThemeSource, id: string, by: 1 | -1): ThemeSource {
  const { sections } = source;
  const number = sections.findIndex((section) => section.id === id);
  if (number >= 0) return swapped(source, number, number + by);
  const from = placeOf(source, id);
  if (!from) return source;
  const columns = sections.flatMap((section) =>
    section.columns.map((blocks, column) => ({ section: section.id, column, most: blocks.length })),
  );
  const here = columns.findIndex(
    ({ section, column }) => section === from.section && column === from.column,
  );
  const within = from.at + by;
  const own = columns[here]?.most ?? 0;
  if (within >= 0 && within < own)
    return movedTo(source, id, { ...from, at: by > 0 ? within + 1 : within });
  const next = columns[here + by];
  return next ? movedTo(source, id, { ...next, at: by > 0 ? 0 : next.most }) : source;
}

function swapped(source: ThemeSource, from: number, to: number): ThemeSource {
  const section = source.sections[from];
  if (!section || to < 0 || to >= source.sections.length) return source;
  return inSections(source, source.sections.toSpliced(from, 1).toSpliced(to, 0, section));
}

/** The section divided otherwise; what stood in columns that are gone goes to the last one. */
export function divided(source: ThemeSource, id: string, layout: Layout): ThemeSource {
  const section = sectionOf(source, id);
  if (!section) return source;
  const many = layouts[layout].length;
  const kept = section.columns.slice(0, many);
  const rest = section.columns.slice(many).flat();
  const columns = Array.from({ length: many }, (_, column) => [
    ...(kept[column] ?? []),
    ...(column === many - 1 ? rest : []),
  ]);
  return columns.some((blocks) => blocks.length > editorLimits.blocks)
    ? source
    : withChange(source, id, { layout, columns });
}
