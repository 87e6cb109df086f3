import { Badge, Box, Tabs } from '@mui/material';
import type { ReactNode } from 'react';
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

interface BarProps {
  readonly selected: string;
  readonly onSelect: (locale: string) => void;
  /** A tab of each language. */
  readonly children: ReactNode;
}

/** The bar that the tabs of the languages stand on. */
export const LanguageBar = ({ selected, onSelect, children }: BarProps) => (
  <Box sx={frame}>
    <Tabs
      value={selected}
      onChange={(_, locale: string) => onSelect(locale)}
      // All three beside one another in the narrowest window.
      sx={{ '& .MuiTab-root': { minWidth: 0, px: { xs: 1, sm: 2 } } }}
    >
      {children}
    </Tabs>
  </Box>
);

/** How the tab of a language is called, with a dot where nothing is written in it. */
export function useTabWords() {
  const translate = useTranslate();
  return (locale: string, isEmpty: boolean) => {
    const name = translate(`ra.locales.${locale}`);
    return {
      'aria-label': isEmpty ? translate('shell.emptyLanguage', { name }) : name,
      label: (
        <Badge variant="dot" color="warning" invisible={!isEmpty} sx={{ pr: 1 }}>
          {name}
        </Badge>
      ),
    };
  };
}

/** The languages of some fields, with a dot on those in which nothing is written. */
export function LanguageTabs({ names }: { names: readonly string[] }) {
  const wordsOf = useTabWords();
  const { locales, selectLocale, selectedLocale } = useTranslatableContext();
  const empty = useEmpty(names, locales);
  return (
    <LanguageBar selected={selectedLocale} onSelect={selectLocale}>
      {locales.map((locale) => (
        <TranslatableInputsTab
          key={locale}
          value={locale}
          locale={locale}
          {...wordsOf(locale, empty.includes(locale))}
        />
      ))}
    </LanguageBar>
  );
}
