import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import CopyIcon from '@mui/icons-material/ContentCopy';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, Card, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { blockOf, sectionOf } from '../state/changes.ts';
import { focusPart } from '../state/focus.ts';
import { useThisEditor } from '../state/use-editor.ts';
import { useIsNarrow } from '../state/use-is-narrow.ts';
import { BlockSettings } from './BlockSettings.tsx';
import { LookSettings } from './LookSettings.tsx';
import { SectionSettings } from './SectionSettings.tsx';

/** What can be done with a part as a whole. */
function Actions({ id }: { id: string }) {
  const translate = useTranslate();
  const { step, copy, remove } = useThisEditor();
  const actions = [
    { name: 'up', Icon: UpIcon, act: () => step(id, -1) },
    { name: 'down', Icon: DownIcon, act: () => step(id, 1) },
    { name: 'copy', Icon: CopyIcon, act: () => copy(id) },
    { name: 'remove', Icon: RemoveIcon, act: () => remove(id) },
  ];
  return (
    <Stack direction="row">
      {actions.map(({ name, Icon, act }) => (
        <Tooltip key={name} title={translate(`themeEditor.${name}`)}>
          <IconButton size="small" onClick={act}>
            <Icon fontSize="small" />
          </IconButton>
        </Tooltip>
      ))}
    </Stack>
  );
}

/** The settings of what is chosen, beside the mail or, on a phone, below it. */
export function Settings() {
  const translate = useTranslate();
  const narrow = useIsNarrow();
  const { source, chosen, choose } = useThisEditor();
  const block = blockOf(source, chosen);
  const section = sectionOf(source, chosen);
  const part = block ?? section;
  const number = section ? source.sections.indexOf(section) + 1 : 0;
  const sectionName = section ? translate('themeEditor.section', { number }) : undefined;
  const title = block
    ? translate(`themeEditor.blocks.${block.kind}`)
    : (sectionName ?? translate('themeEditor.look'));
  return (
    <Card
      component="section"
      data-settings
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && focusPart(chosen)}
      variant="outlined"
      aria-label={`${translate('themeEditor.settings')}: ${title}`}
      sx={{ p: 2, my: narrow ? 1 : 0 }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', mb: 1.5 }}>
        <Typography component="h2" variant="subtitle1" sx={{ flexGrow: 1, fontWeight: 650 }}>
          {title}
        </Typography>
        {part ? <Actions id={part.id} /> : null}
      </Stack>
      <Stack spacing={2}>
        {block ? <BlockSettings key={block.id} block={block} /> : null}
        {section ? <SectionSettings key={section.id} section={section} /> : null}
        {part ? null : <LookSettings />}
      </Stack>
      {narrow ? (
        <Box sx={{ mt: 2 }}>
          <Button onClick={() => choose(null)}>{translate('themeEditor.close')}</Button>
        </Box>
      ) : null}
    </Card>
  );
}
