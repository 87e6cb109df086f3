import { Box, Skeleton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { Suspense, use, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Language, languages } from '../../../../contract/engine/languages.ts';
import { loadCouponWords } from '../../../i18n/load-coupon.ts';
import { translator, WordsContext } from '../../../i18n/use-words.ts';
import { CouponCard } from '../../../public/coupon/CouponCard.tsx';
import { usePanel } from '../../../shell/context.ts';
import { usePreviewFacts } from './preview-facts.ts';

function Card({ language }: { language: Language }) {
  const translate = useTranslate();
  const words = use(loadCouponWords(language));
  const facts = usePreviewFacts(language);
  const shown = facts.title ? facts : { ...facts, title: translate('coupons.form.untitled') };
  return (
    <WordsContext value={translator(language, words)}>
      <Box lang={language}>
        <CouponCard coupon={shown} within />
      </Box>
    </WordsContext>
  );
}

/** The coupon of the form as its public page will show it, in each language. */
export function Preview() {
  const translate = useTranslate();
  const { lang } = usePanel();
  const [language, setLanguage] = useState(lang);
  const id = useId();
  return (
    <Box component="aside" aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id={id} variant="subtitle2" component="h2" sx={{ flexGrow: 1 }}>
          {translate('coupons.form.preview')}
        </Typography>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={language}
          onChange={(_, chosen: Language | null) => chosen && setLanguage(chosen)}
          aria-label={translate('coupons.form.previewIn')}
        >
          {languages.map((each) => (
            <ToggleButton key={each} value={each}>
              {each.toUpperCase()}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Suspense fallback={<Skeleton variant="rounded" height={280} />}>
        <Card language={language} />
      </Suspense>
    </Box>
  );
}
