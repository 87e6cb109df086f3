import { Skeleton } from '@mui/material';
import { useState } from 'react';
import { useGetOne, useRedirect, useResourceContext } from 'react-admin';
import { useParams } from 'react-router';
import { emailThemes } from '../../../contract/email-themes/email-themes.ts';
import { nameOf } from '../../dataProvider/name-of.ts';
import { LeaveQuestion } from '../../resources/form/LeaveGuard.tsx';
import { ListFailed } from '../../resources/list/ListFailed.tsx';
import { useStepForm } from '../../resources/steps/use-step-form.ts';
import { filled, request } from '../../session/api.ts';
import { usePanel } from '../../shell/context.ts';
import { Title } from '../../shell/Title.tsx';
import { uploadThumbnail } from './pictures/thumbnail.ts';
import { RemoveTheme } from './RemoveTheme.tsx';
import { ThemeForm } from './ThemeForm.tsx';
import type { Draft } from './theme.ts';
import { useThemeSaved } from './use-theme-saved.ts';

interface Saved extends Draft {
  readonly id: number;
  readonly updated_at: string;
}

/** What was changed, as long as the page is open. */
function useEdits({ name, source }: Draft) {
  const [edits, setEdits] = useState<Partial<Draft>>({});
  return {
    value: { name, source, ...edits },
    set: (change: Partial<Draft>) => setEdits((before) => ({ ...before, ...change })),
    reset: () => setEdits({}),
    isDirty: Object.keys(edits).length > 0,
  };
}

function Changing({ saved, again }: { saved: Saved; again: () => unknown }) {
  const { store, lang } = usePanel();
  const edits = useEdits(saved);
  const resource = useResourceContext();
  const redirect = useRedirect();
  const said = useThemeSaved();
  const form = useStepForm<Draft, object>({
    kept: edits,
    rule: emailThemes.change,
    toSend: (draft) => ({ ...draft, updated_at: saved.updated_at }),
    send: async (body) => {
      const thumbnail = await uploadThumbnail(edits.value.source, lang, store.store_id);
      const path = filled(`${emailThemes.path}/${saved.id}`, { storeId: store.store_id });
      await request('PUT', path, { body: { ...body, ...(thumbnail ? { thumbnail } : {}) } });
      // What is typed next is over what is saved now.
      await again();
      said('updated', thumbnail !== undefined);
    },
    onDone: edits.reset,
    onConflict: again,
  });
  return (
    <>
      <LeaveQuestion guards={edits.isDirty && !form.busy} />
      <ThemeForm
        form={form}
        save="ra.action.save"
        more={
          <RemoveTheme
            id={saved.id}
            name={saved.name[lang]}
            onRemoved={() => {
              edits.reset();
              // Once nothing is unsaved any more, no question is shown before leaving.
              setTimeout(() => {
                said('deleted');
                redirect('list', resource);
              });
            }}
          />
        }
      />
    </>
  );
}

/** A theme that is there: the same editor, from what is saved. */
export function ThemeEdit() {
  const resource = useResourceContext() ?? '';
  const { lang } = usePanel();
  const { id } = useParams();
  const { data, error, refetch } = useGetOne(resource, { id: Number(id) });
  return (
    <>
      <Title title={nameOf(data, lang) ?? ''} />
      {error && !data ? <ListFailed onRetry={refetch} error={error} /> : null}
      {data ? (
        <Changing key={data.id} saved={data as unknown as Saved} again={refetch} />
      ) : error ? null : (
        <Skeleton variant="rounded" height={420} />
      )}
    </>
  );
}
