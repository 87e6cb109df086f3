import { useRedirect } from 'react-admin';
import { emailThemes } from '../../../contract/email-themes/email-themes.ts';
import { resourceOf } from '../../dataProvider/sources.ts';
import { useKept } from '../../resources/steps/use-kept.ts';
import { useStepForm } from '../../resources/steps/use-step-form.ts';
import { filled, request } from '../../session/api.ts';
import { usePanel } from '../../shell/context.ts';
import { Title } from '../../shell/Title.tsx';
import { uploadThumbnail } from './pictures/thumbnail.ts';
import { ThemeForm } from './ThemeForm.tsx';
import { type Draft, emptyDraft } from './theme.ts';
import { useThemeSaved } from './use-theme-saved.ts';

/** A new theme, which is opened once it is made; until then what is typed stays on the device. */
export function ThemeCreate() {
  const { store, lang } = usePanel();
  const redirect = useRedirect();
  const said = useThemeSaved();
  const kept = useKept<Draft>('email-theme', emptyDraft);
  const form = useStepForm<Draft, object>({
    kept,
    rule: emailThemes.write,
    toSend: (draft) => draft,
    send: async (body, idempotencyKey) => {
      const { source } = kept.value;
      const thumbnail = await uploadThumbnail(source, lang, store.store_id);
      const path = filled(emailThemes.path, { storeId: store.store_id });
      const { data } = await request('POST', path, {
        body: { ...body, thumbnail: thumbnail ?? null },
        idempotencyKey,
      });
      said('created', thumbnail !== undefined);
      const { store_email_theme_id: id } = data as { store_email_theme_id: number };
      // Once what was typed is what is saved, it is not stored any more.
      setTimeout(() => redirect('edit', resourceOf('email-themes'), id));
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
