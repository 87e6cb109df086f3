import { Alert, Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { rightPath } from '../../../../contract/words/right-names.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { usePanel } from '../../../shell/context.ts';
import { Changes } from './Changes.tsx';
import { PermissionTree, type PermissionTreeProps } from './PermissionTree.tsx';
import type { Rights } from './use-rights.ts';

interface Props extends Omit<PermissionTreeProps, 'rights'> {
  readonly hint: string;
  readonly rights: Rights;
}

const bar = { py: 1.5, borderTop: 1, borderColor: 'divider' } as const;
// What changes is in view while there is something to save.
const stays = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  maxHeight: '45vh',
  overflowY: 'auto',
  bgcolor: 'background.paper',
} as const;

function Refused({ rights }: { rights: Rights }) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const wrong = Object.keys(rights.complaints).map(
    (field) => `${rightPath(field.replace(/^\w+\./, ''), lang)}: ${rights.said(field)}`,
  );
  if (rights.conflict) return <Alert severity="warning">{translate('rights.conflict')}</Alert>;
  const said = rights.refused ?? wrong.join(' ');
  return said ? <Alert severity="error">{said}</Alert> : null;
}

/** A tree of rights with what changes and a button to save it. */
export function RightsCard({ hint, ...props }: Props) {
  const translate = useTranslate();
  const { rights, may, label } = props;
  return (
    <Section title={label}>
      <Stack spacing={2}>
        <Typography color="text.secondary" sx={{ maxWidth: '70ch' }}>
          {hint}
        </Typography>
        <PermissionTree {...props} />
        {may ? (
          <Stack spacing={1.5} sx={{ ...bar, ...(rights.isDirty ? stays : {}) }}>
            <Refused rights={rights} />
            <Changes granted={rights.granted} taken={rights.taken} />
            <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
              <Button
                variant="contained"
                loading={rights.busy}
                disabled={!rights.isDirty}
                onClick={() => rights.save().catch(() => undefined)}
              >
                {translate('ra.action.save')}
              </Button>
              <Button disabled={!rights.isDirty} onClick={rights.reset}>
                {translate('rights.undo')}
              </Button>
            </Stack>
          </Stack>
        ) : null}
      </Stack>
    </Section>
  );
}
