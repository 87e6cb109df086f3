import { Chip, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { presetPaths, presetsOf } from '../../../contract/permissions/presets.ts';

/** Where a tree of rights can begin with a kind of work. */
export interface PresetsOffered {
  /** Whose rights they are. */
  readonly kind: 'company' | 'store';
  /** Of all paths, gives the wanted ones and takes the others. */
  readonly choose: (paths: readonly string[], wanted: ReadonlySet<string>) => void;
}
interface Props extends PresetsOffered {
  readonly paths: readonly string[];
  readonly rights: Readonly<Record<'has' | 'holds', (path: string) => boolean>>;
}

/** Rights by kind of work: each gives exactly those of its kind of work, as far as the user holds them. */
export function Presets({ kind, choose, paths, rights }: Props) {
  const translate = useTranslate();
  const open = paths.filter(rights.holds);
  return (
    <Stack
      role="group"
      aria-label={translate('rights.presets.title')}
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <Typography variant="body2" color="text.secondary" aria-hidden>
        {translate('rights.presets.title')}
      </Typography>
      {presetsOf(kind).map((name) => {
        const wanted: ReadonlySet<string> = new Set(presetPaths(kind, name));
        const isChosen = open.every((path) => rights.has(path) === wanted.has(path));
        return (
          <Chip
            key={name}
            clickable
            component="button"
            type="button"
            aria-pressed={isChosen}
            color={isChosen ? 'primary' : 'default'}
            variant={isChosen ? 'filled' : 'outlined'}
            label={translate(`rights.presets.${name}`)}
            onClick={() => choose(paths, wanted)}
          />
        );
      })}
    </Stack>
  );
}
