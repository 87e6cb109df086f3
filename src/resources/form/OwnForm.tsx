import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  readonly title: string;
  /** What this part is about, where its title does not say. */
  readonly hint?: string;
  readonly children: ReactNode;
  readonly form: {
    readonly busy: boolean;
    readonly isDirty: boolean;
    readonly refused: string | undefined;
    readonly save: () => Promise<void>;
  };
  /** Whether the user may change it. */
  readonly may: boolean;
  /** Whether the page around saves it, with all others that were changed. */
  readonly savedByPage?: boolean;
  /** Leaves what it changes as it is, where it stands in the place of that. */
  readonly onCancel?: () => void;
}

/** Below a long form too, while there is something to save. */
const inView = { position: 'sticky', bottom: 0, zIndex: 2, py: 1.5, bgcolor: 'background.paper' };

/** A card with a form that saves alone, or with its page. */
export function OwnForm({ title, hint, children, form, may, ...own }: Props) {
  const { savedByPage = false, onCancel } = own;
  const translate = useTranslate();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save().catch(() => undefined);
  };
  return (
    <Card
      component="form"
      noValidate
      onSubmit={submit}
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}
    >
      <Stack spacing={2}>
        <div>
          <Typography id={id} variant="h4" component="h2">
            {title}
          </Typography>
          {hint ? (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, maxWidth: '70ch' }}>
              {hint}
            </Typography>
          ) : null}
        </div>
        {form.refused ? (
          <Alert severity="error" tabIndex={-1}>
            {form.refused}
          </Alert>
        ) : null}
        {children}
        {may && !savedByPage ? (
          <Box sx={form.isDirty ? inView : undefined}>
            <Button type="submit" variant="contained" loading={form.busy} disabled={!form.isDirty}>
              {translate('ra.action.save')}
            </Button>
            {onCancel ? (
              <Button onClick={onCancel} sx={{ ml: 1 }}>
                {translate('ra.action.cancel')}
              </Button>
            ) : null}
          </Box>
        ) : null}
      </Stack>
    </Card>
  );
}
