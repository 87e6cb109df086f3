import { Card, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  /** What can be done with it, beside its title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page, with its name. */
export function Section({ title, actions, children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}
      >
        <Typography id={id} variant="h4" component="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {actions}
      </Stack>
      {children}
    </Card>
  );
}
