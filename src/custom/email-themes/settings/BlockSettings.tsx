import { TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { editorLimits } from '../../../../contract/email-themes/limits.ts';
import type { BlockKind, BlockOf } from '../../../../contract/email-themes/source.ts';
import { useThisEditor } from '../state/use-editor.ts';
import { Amount } from './Amount.tsx';
import { Choice } from './Choice.tsx';
import { PictureSettings } from './PictureSettings.tsx';
import { RichField } from './RichField.tsx';

interface Props<K extends BlockKind> {
  readonly block: BlockOf<K>;
  /** Typing on in one field of it is undone as one. */
  readonly set: (change: Partial<BlockOf<K>>, of?: string) => void;
}
type Fields<K extends BlockKind> = (props: Props<K>) => ReactNode;

interface Own<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
}

const Align = ({ value, onChange }: Own<BlockOf<'text'>['align']>) => (
  <Choice
    field="align"
    names={['left', 'center', 'right']}
    words="aligns"
    value={value}
    onChange={onChange}
  />
);

function Link({ value, onChange }: Own<string>) {
  const translate = useTranslate();
  return (
    <TextField
      fullWidth
      type="url"
      label={translate('themeEditor.fields.link')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      helperText={translate('themeEditor.linkHint')}
      slotProps={{ htmlInput: { maxLength: editorLimits.link } }}
    />
  );
}

const levels = { one: 1, two: 2, three: 3 } as const;
const levelNames = ['one', 'two', 'three'] as const;

const heading: Fields<'heading'> = ({ block, set }) => (
  <>
    <RichField
      field="text"
      value={block.text}
      onChange={(text) => set({ text }, 'text')}
      max={editorLimits.heading}
    />
    <Choice
      field="level"
      names={levelNames}
      words="levels"
      value={levelNames[block.level - 1] ?? 'one'}
      onChange={(name) => set({ level: levels[name] })}
    />
    <Align value={block.align} onChange={(align) => set({ align })} />
  </>
);

const text: Fields<'text'> = ({ block, set }) => (
  <>
    <RichField
      field="text"
      lines={5}
      value={block.text}
      onChange={(words) => set({ text: words }, 'text')}
      max={editorLimits.text}
    />
    <Align value={block.align} onChange={(align) => set({ align })} />
  </>
);

const image: Fields<'image'> = ({ block, set }) => (
  <>
    <PictureSettings value={block.url} onChange={(url) => set({ url })} />
    <RichField
      plain
      field="alt"
      value={block.alt}
      onChange={(alt) => set({ alt }, 'alt')}
      max={editorLimits.heading}
    />
    <Amount
      field="width"
      unit="%"
      min={10}
      max={100}
      step={5}
      value={block.width}
      onChange={(width) => set({ width }, 'width')}
    />
    <Link value={block.link} onChange={(link) => set({ link }, 'link')} />
    <Align value={block.align} onChange={(align) => set({ align })} />
  </>
);

const button: Fields<'button'> = ({ block, set }) => (
  <>
    <RichField
      plain
      field="text"
      value={block.text}
      onChange={(words) => set({ text: words }, 'text')}
      max={editorLimits.button}
    />
    <Link value={block.link} onChange={(link) => set({ link }, 'link')} />
    <Align value={block.align} onChange={(align) => set({ align })} />
  </>
);

const space: Fields<'space'> = ({ block, set }) => (
  <Amount
    field="height"
    unit="px"
    min={4}
    max={120}
    step={4}
    value={block.height}
    onChange={(height) => set({ height }, 'height')}
  />
);

const fields: { [K in BlockKind]: Fields<K> } = {
  heading,
  text,
  image,
  button,
  divider: () => null,
  space,
};

/** What can be set of a block. */
export function BlockSettings({ block }: { block: BlockOf<BlockKind> }) {
  const { set } = useThisEditor();
  const Shown = fields[block.kind] as Fields<BlockKind>;
  return <Shown block={block} set={(change, of) => set(block.id, change, of)} />;
}
