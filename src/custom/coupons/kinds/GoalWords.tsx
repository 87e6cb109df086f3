import { Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { InLanguages } from '../../../resources/form/InLanguages.tsx';
import { GoalText, useGoalWord } from './GoalInputs.tsx';
import type { GoalFormState } from './use-goal-form.ts';

interface Props {
  readonly form: GoalFormState;
  /** Whether the title in Greek stays as it is. */
  readonly settled: boolean;
}

const lines = 3;
const others = ['en', 'it'] as const;
const most = { title: 120, description: 2000 } as const;

function Greek({ form, settled }: Props) {
  const wordOf = useGoalWord();
  const { gift_title, gift_description } = form.value;
  return (
    <Stack spacing={2}>
      <GoalText
        label={wordOf('gift_title')}
        value={gift_title}
        onChange={(text) => form.set({ gift_title: text })}
        error={form.said('gift_title') ?? form.theirs('gift_title')}
        max={most.title}
        disabled={settled}
      />
      <GoalText
        label={wordOf('gift_description')}
        value={gift_description}
        onChange={(text) => form.set({ gift_description: text })}
        error={form.said('gift_description') ?? form.theirs('gift_description')}
        lines={lines}
        max={most.description}
      />
    </Stack>
  );
}

function Translated({ form, language }: Pick<Props, 'form'> & { language: 'en' | 'it' }) {
  const translate = useTranslate();
  const { titles, descriptions } = form.value;
  return (
    <Stack spacing={2}>
      <GoalText
        label={translate(`coupons.form.title.${language}`)}
        value={titles[language]}
        onChange={(text) => form.set({ titles: { ...titles, [language]: text } })}
        error={form.said(`titles.${language}`)}
        hint={translate('coupons.form.languagesHint')}
        max={most.title}
      />
      <GoalText
        label={translate(`coupons.form.description.${language}`)}
        value={descriptions[language]}
        onChange={(text) => form.set({ descriptions: { ...descriptions, [language]: text } })}
        error={form.said(`descriptions.${language}`)}
        lines={lines}
        max={most.description}
      />
    </Stack>
  );
}

/** What a goal gives, in words, for readers of each language. */
export function GoalWords({ form, settled }: Props) {
  const { gift_title, titles } = form.value;
  const isWrong = form.said('gift_title') ?? form.said('gift_description');
  return (
    <InLanguages
      empty={[
        ...(gift_title.trim() ? [] : (['el'] as const)),
        ...others.filter((each) => !titles[each].trim()),
      ]}
      wrong={isWrong ? ['el'] : []}
    >
      {(language) =>
        language === 'el' ? (
          <Greek form={form} settled={settled} />
        ) : (
          <Translated form={form} language={language} />
        )
      }
    </InLanguages>
  );
}
