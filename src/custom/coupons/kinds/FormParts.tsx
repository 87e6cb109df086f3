import { Box, Grid, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { TextInput, useRecordContext, useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { FormFields } from '../../../resources/form/FormFields.tsx';
import { InLanguages } from '../../../resources/form/InLanguages.tsx';
import { AboutKind } from './CouponList.tsx';
import { CouponState } from './CouponState.tsx';
import { PauseButton } from './PauseButton.tsx';
import { Preview } from './Preview.tsx';
import { ShareButton } from './ShareButton.tsx';
import { useCoupon } from './use-coupon.ts';

/** A part of the form of a coupon, with its name. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ width: '100%', mb: 3 }}>
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {translate(title)}
      </Typography>
      {children}
    </Box>
  );
}

/** From when to when, how many, how often and from what amount. */
export function Rules({ names }: { names: readonly string[] }) {
  return (
    <Part title="coupons.form.rules">
      <FormFields names={['start_date', 'expiration_date', ...names]} />
    </Part>
  );
}

/** A new coupon may wait until somebody publishes it; one that is out is paused instead. */
export function Draft() {
  const translate = useTranslate();
  const isNew = !useRecordContext();
  if (!isNew) return null;
  return (
    <Part title="coupons.form.visible">
      <FormFields names={['is_draft']} />
      <Typography variant="body2" color="text.secondary">
        {translate('coupons.form.draftHint')}
      </Typography>
    </Part>
  );
}

const others = ['en', 'it'] as const;
type Words = Readonly<Record<string, string>> | undefined;

interface WordsProps {
  /** The field of the title in Greek. */
  readonly source: 'gift_title' | 'discount_product_name';
  /** That of the description, where it has one. */
  readonly below?: 'gift_description';
}

/** The title and the description, for readers of each language. */
export function InEachLanguage({ source, below }: WordsProps) {
  const translate = useTranslate();
  const [greek, titles] = useWatch({ name: [source, 'titles'] }) as [string | null, Words];
  const { errors } = useFormState();
  const own = [source, ...(below ? [below] : [])];
  return (
    <InLanguages
      empty={[...(greek ? [] : (['el'] as const)), ...others.filter((each) => !titles?.[each])]}
      wrong={own.some((name) => errors[name]) ? ['el'] : []}
    >
      {(language) =>
        language === 'el' ? (
          <FormFields names={own} />
        ) : (
          <>
            <TextInput
              source={`titles.${language}`}
              label={translate(`coupons.form.title.${language}`)}
              helperText="coupons.form.languagesHint"
            />
            {below ? (
              <TextInput
                source={`descriptions.${language}`}
                label={translate(`coupons.form.description.${language}`)}
                multiline
                minRows={2}
              />
            ) : null}
          </>
        )
      }
    </InLanguages>
  );
}

/** Where the coupon stands, and what can be done with it. */
function Standing() {
  const { id, kind, state } = useCoupon();
  if (!kind || !state) return null;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <CouponState state={state} />
      <PauseButton coupon={{ id, kind, state }} />
      {state === 'draft' ? null : <ShareButton couponId={id} />}
    </Stack>
  );
}

/** The parts of a form, and beside them the coupon as its customers will see it. */
export function FormWithPreview({ children }: { children: ReactNode }) {
  return (
    <Grid container columnSpacing={4} rowSpacing={3} sx={{ width: '100%' }}>
      <Grid size={12}>
        <AboutKind />
      </Grid>
      <Grid size={{ xs: 12, lg: 8 }}>{children}</Grid>
      <Grid size={{ xs: 12, lg: 4 }}>
        <Stack spacing={2} sx={{ position: { lg: 'sticky' }, top: 80 }}>
          <Standing />
          <Preview />
        </Stack>
      </Grid>
    </Grid>
  );
}
