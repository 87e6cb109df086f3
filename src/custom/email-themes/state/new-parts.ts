import { type Layout, layouts } from '../../../../contract/email-themes/limits.ts';
import type { Block, BlockKind, Section } from '../../../../contract/email-themes/source.ts';
import { newKey } from '../../../session/keys.ts';

const nothing = { el: '', en: '', it: '' };

type Fresh = { [K in BlockKind]: Omit<Extract<Block, { kind: K }>, 'id' | 'kind'> };
const fresh: Fresh = {
  heading: { text: nothing, level: 1, align: 'center' },
  text: { text: nothing, align: 'left' },
  image: { url: null, alt: nothing, width: 100, link: '', align: 'center' },
  button: { text: nothing, link: '', align: 'center' },
  divider: {},
  space: { height: 24 },
};
export const blockKinds = Object.keys(fresh) as readonly BlockKind[];

/** An empty block of a kind. */
export const newBlock = (kind: BlockKind): Block =>
  ({ id: newKey(), kind, ...fresh[kind] }) as Block;

export const newSection = (layout: Layout): Section => ({
  id: newKey(),
  layout,
  background: null,
  space: 'normal',
  columns: layouts[layout].map(() => []),
});

/** The same once more, beside the first. */
export const copyOfBlock = (block: Block): Block => ({ ...block, id: newKey() });
export const copyOfSection = (section: Section): Section => ({
  ...section,
  id: newKey(),
  columns: section.columns.map((blocks) => blocks.map(copyOfBlock)),
});
