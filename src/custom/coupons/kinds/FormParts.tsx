import MoreIcon from '@mui/icons-material/ExpandMoreOutlined';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Grid,
  Stack,
  Typography,
} from '@mui/material';
import { type ReactNode, useId } from 'react';
import { TextInput, useRecordContext, useTranslate } from 'react-admin';
import { FormFields } from '../../../resources/form/GeneratedForm.tsx';
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

/** What readers of the other languages see in place of the title and the description. */
export function OtherLanguages({ descriptions = false }: { descriptions?: boolean }) {
  const translate = useTranslate();
  return (
    <Accordion disableGutters elevation={0} sx={{ border: 1, borderColor: 'divider' }}>
      <AccordionSummary expandIcon={<MoreIcon />}>
        {translate('coupons.form.languages')}
      </AccordionSummary>
      <AccordionDetails>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
          {translate('coupons.form.languagesHint')}
        </Typography>
        <Grid container columnSpacing={3}>
          {others.map((language) => (
            <Grid key={language} size={{ xs: 12, md: 6 }}>
              <TextInput
                source={`titles.${language}`}
                label={translate(`coupons.form.title.${language}`)}
              />
              {descriptions ? (
                <TextInput
                  source={`descriptions.${language}`}
                  label={translate(`coupons.form.description.${language}`)}
                  multiline
                  minRows={2}
                />
              ) : null}
            </Grid>
          ))}
        </Grid>
      </AccordionDetails>
    </Accordion>
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
