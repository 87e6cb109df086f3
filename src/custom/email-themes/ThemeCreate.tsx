import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { emailThemes } from '../../../contract/email-themes/email-themes.ts';
import { resourceOf } from '../../dataProvider/sources.ts';
import { useKept } from '../../resources/steps/use-kept.ts';
import { useStepForm } from '../../resources/steps/use-step-form.ts';
import { filled, request } from '../../session/api.ts';
import { usePanel } from '../../shell/context.ts';
import { useAddressOf } from '../../shell/menu.ts';
import { Title } from '../../shell/Title.tsx';
import { uploadThumbnail } from './pictures/thumbnail.ts';
import { ThemeForm } from './ThemeForm.tsx';
import { type Draft, emptyDraft } from './theme.ts';

/** After a theme was saved: said, and the list with it. */
export function useThemeSaved(done: string) {
  const notify = useNotify();
  const navigate = useNavigate();
  const addressOf = useAddressOf();
  const queries = useQueryClient();
  return (hasThumbnail: boolean) => {
    if (hasThumbnail) notify(done, { type: 'success' });
    else notify('themeEditor.withoutThumbnail', { type: 'warning' });
    void queries.invalidateQueries();
    void navigate(addressOf(resourceOf('email-themes')), { replace: true });
  };
}

/** A new theme; what is made is kept until it was sent. */
export function ThemeCreate() {
  const { store, lang } = usePanel();
  const saved = useThemeSaved('resources.campaigns/email-themes.texts.created');
  const kept = useKept<Draft>('email-theme', emptyDraft);
  const form = useStepForm<Draft, object>({
    kept,
    rule: emailThemes.write,
    toSend: (draft) => draft,
    send: async (body, idempotencyKey) => {
      const { source } = kept.value;
      const thumbnail = await uploadThumbnail(source, lang, store.store_id);
      const path = filled(emailThemes.path, { storeId: store.store_id });
      await request('POST', path, {
        body: { ...body, thumbnail: thumbnail ?? null },
        idempotencyKey,
      });
      setTimeout(() => saved(thumbnail !== undefined));
    },
    onDone: () => undefined,
  });
  return (
    <>
      <Title title="themeEditor.new" />
      <ThemeForm form={form} save="ra.action.create" />
    </>
  );
}
