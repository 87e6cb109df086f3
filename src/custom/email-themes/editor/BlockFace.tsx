import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { fonts, headingSizes } from '../../../../contract/email-themes/limits.ts';
import { inLanguage } from '../../../../contract/email-themes/mail-words.ts';
import { readableOn } from '../../../../contract/email-themes/readable.ts';
import type { BlockKind, BlockOf } from '../../../../contract/email-themes/source.ts';
import { fileUrl } from '../../../session/api.ts';
import { type Editor, useThisEditor } from '../state/use-editor.ts';

interface FaceProps<K extends BlockKind> {
  readonly block: BlockOf<K>;
  readonly editor: Editor;
  readonly ink: string;
}
type Face<K extends BlockKind> = (props: FaceProps<K>) => ReactNode;

function Missing({ word }: { word: string }) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ opacity: 0.75, fontStyle: 'italic', fontSize: 14 }}>
      {translate(`themeEditor.${word}`)}
    </Box>
  );
}

/** Words as they stand in the mail: strong, stressed, links underlined, variables as they are. */
function Marked({ words }: { words: string }) {
  const parts = words.split(/(\*\*[^*\n]+\*\*|\*[^*\n]+\*|\[[^\]\n]+\]\([^)\s]*\))/);
  return parts.map((part, at) => {
    const key = `${at} ${part}`;
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>;
    if (part.startsWith('*')) return <em key={key}>{part.slice(1, -1)}</em>;
    const link = /^\[([^\]]+)\]/.exec(part)?.[1];
    return link ? <u key={key}>{link}</u> : part;
  });
}

const line = (align: string) =>
  ({
    display: 'block',
    textAlign: align,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }) as const;

const heading: Face<'heading'> = ({ block, editor, ink }) => {
  const words = inLanguage(block.text, editor.language);
  const size = headingSizes[block.level];
  return (
    <Box
      component="span"
      sx={{ ...line(block.align), color: ink, fontSize: size, fontWeight: 700, lineHeight: 1.25 }}
    >
      {words ? <Marked words={words} /> : <Missing word="nothing" />}
    </Box>
  );
};

const text: Face<'text'> = ({ block, editor, ink }) => {
  const words = inLanguage(block.text, editor.language);
  return (
    <Box component="span" sx={{ ...line(block.align), color: ink, fontSize: 16, lineHeight: 1.5 }}>
      {words ? <Marked words={words} /> : <Missing word="nothing" />}
    </Box>
  );
};

const image: Face<'image'> = ({ block, editor, ink }) => (
  <Box component="span" sx={{ ...line(block.align), color: ink }}>
    {block.url ? (
      <Box
        component="img"
        src={fileUrl(block.url)}
        alt={inLanguage(block.alt, editor.language)}
        sx={{ width: `${block.width}%`, display: 'inline-block', verticalAlign: 'top' }}
      />
    ) : (
      <Box
        component="span"
        sx={{ display: 'grid', placeItems: 'center', minHeight: 96, border: '1px dashed' }}
      >
        <Missing word="noPicture" />
      </Box>
    )}
  </Box>
);

const button: Face<'button'> = ({ block, editor }) => {
  const { accent } = editor.source.look;
  const words = inLanguage(block.text, editor.language);
  const own = { bgcolor: accent, color: readableOn(accent, '#ffffff') };
  return (
    <Box component="span" sx={line(block.align)}>
      <Box
        component="span"
        sx={{
          ...own,
          display: 'inline-block',
          px: 3,
          py: 1.5,
          borderRadius: '6px',
          fontWeight: 700,
        }}
      >
        {words || <Missing word="nothing" />}
      </Box>
    </Box>
  );
};

const divider: Face<'divider'> = ({ ink }) => (
  <Box
    component="span"
    sx={{ display: 'block', borderTop: 1, borderColor: ink, opacity: 0.25, my: 1.25 }}
  />
);

const space: Face<'space'> = ({ block }) => (
  <Box component="span" sx={{ display: 'block', height: block.height }} />
);

const faces: { [K in BlockKind]: Face<K> } = { heading, text, image, button, divider, space };

/** A block as it looks in the mail, on its ground. */
export function BlockFace({ block, ground }: { block: BlockOf<BlockKind>; ground: string }) {
  const editor = useThisEditor();
  const { look } = editor.source;
  const Drawn = faces[block.kind] as Face<BlockKind>;
  return (
    <Box
      component="span"
      lang={editor.language}
      sx={{ display: 'block', fontFamily: fonts[look.font] }}
    >
      <Drawn block={block} editor={editor} ink={readableOn(ground, look.text)} />
    </Box>
  );
}
