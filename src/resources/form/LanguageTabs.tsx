import { Badge, Box, Tabs } from '@mui/material';
import { TranslatableInputsTab, useTranslatableContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';

type Words = Readonly<Record<string, unknown>> | null | undefined;

/** In which languages none of the fields has a word. */
function useEmpty(names: readonly string[], locales: readonly string[]) {
  const values = useWatch({ name: [...names] }) as Words[];
  return locales.filter((locale) => values.every((words) => !String(words?.[locale] ?? '').trim()));
}

const frame = {
  border: 1,
  borderColor: 'divider',
  borderTopLeftRadius: (theme: { shape: { borderRadius: number | string } }) =>
    theme.shape.borderRadius,
  borderTopRightRadius: (theme: { shape: { borderRadius: number | string } }) =>
    theme.shape.borderRadius,
} as const;

/** The languages of some fields, with a dot on those in which nothing is written. */
export function LanguageTabs({ names }: { names: readonly string[] }) {
  const translate = useTranslate();
  const { locales, selectLocale, selectedLocale } = useTranslatableContext();
  const empty = useEmpty(names, locales);
  return (
    <Box sx={frame}>
      <Tabs value={selectedLocale} onChange={(_, locale: string) => selectLocale(locale)}>
        {locales.map((locale) => {
          const isEmpty = empty.includes(locale);
          const name = translate(`ra.locales.${locale}`);
          return (
            <TranslatableInputsTab
              key={locale}
              value={locale}
              locale={locale}
              aria-label={isEmpty ? translate('shell.emptyLanguage', { name }) : name}
              label={
                <Badge variant="dot" color="warning" invisible={!isEmpty} sx={{ pr: 1 }}>
                  {name}
                </Badge>
              }
            />
          );
        })}
      </Tabs>
    </Box>
  );
}
