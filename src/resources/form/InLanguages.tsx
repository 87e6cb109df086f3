import { Box, Tab } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { type Language, languages } from '../../../contract/engine/languages.ts';
import { usePanel } from '../../shell/context.ts';
import { LanguageBar, useTabWords } from './LanguageTabs.tsx';

interface Props {
  /** In which languages nothing is written. */
  readonly empty: readonly Language[];
  /** In which something is wrong. */
  readonly wrong?: readonly Language[];
  readonly children: (language: Language) => ReactNode;
}

/** Fields for each language on tabs, where the Greek ones are fields of their own: these stand first. */
export function InLanguages({ empty, wrong = [], children }: Props) {
  const { lang } = usePanel();
  const wordsOf = useTabWords();
  const id = useId();
  const [selected, setSelected] = useState<Language>('el');
  return (
    <div>
      <LanguageBar selected={selected} onSelect={(locale) => setSelected(locale as Language)}>
        {[lang, ...languages.filter((each) => each !== lang)].map((each) => (
          <Tab
            key={each}
            value={each}
            id={`${id}-${each}`}
            aria-controls={`${id}-${each}-fields`}
            sx={wrong.includes(each) ? { color: 'error.main' } : {}}
            {...wordsOf(each, empty.includes(each))}
          />
        ))}
      </LanguageBar>
      {languages.map((each) => (
        <Box
          key={each}
          role="tabpanel"
          id={`${id}-${each}-fields`}
          aria-labelledby={`${id}-${each}`}
          hidden={each !== selected}
          sx={{ border: 1, borderTop: 0, borderColor: 'divider', p: 2, mb: 2 }}
        >
          {children(each)}
        </Box>
      ))}
    </div>
  );
}
