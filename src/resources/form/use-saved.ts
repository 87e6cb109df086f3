import { useState } from 'react';
import {
  type RaRecord,
  useNotify,
  useRedirect,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import type { RefusalBody } from '../../dataProvider/client.ts';
import type { Outline } from '../../dataProvider/outline.ts';
import { useCan } from '../../shell/context.ts';
import { useOnlyMarked } from '../pieces/only-marked.ts';
import { useFirstPage } from '../pieces/use-first-page.ts';
import { usePanelResource } from '../pieces/use-resource.ts';

interface Refused {
  status?: number;
  message?: string;
  body?: RefusalBody;
}

/** Whether it asks something, which the form shows where it is answered. */
const isQuestion = (body: RefusalBody | undefined, { confirms = [] }: Outline) =>
  Object.keys(body?.errors ?? {}).some((field) => confirms.includes(field));

/**
 * What follows a save: the success message, or the refusal where it belongs. A picture that could
 * not be sent leads to the edit page of the record, which exists by then.
 */
export function useSaved(done: 'created' | 'updated') {
  const notify = useNotify();
  const redirect = useRedirect();
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { screen, entity, edit, opening } = usePanelResource();
  const mayOpen = useCan(opening) && edit;
  const { messageMs: autoHideDuration } = screen;
  const toFirstPage = useFirstPage();
  const marked = useOnlyMarked();
  const [conflict, setConflict] = useState<Record<string, unknown>>();
  const [made, setMade] = useState<RaRecord>();
  const onSuccess = (record: RaRecord) => {
    if (record.imageError !== undefined) {
      notify('shell.image.failed', {
        type: 'warning',
        messageArgs: { reason: record.imageError },
        autoHideDuration: 8000,
      });
      redirect('edit', resource, record.id);
      return;
    }
    // Another back end may have something of its own to say.
    notify(record.said ?? `resources.${resource}.texts.${done}`, {
      type: 'success',
      autoHideDuration,
    });
    toFirstPage();
    if (done === 'created' && screen.reveals) return setMade(record);
    // What was made is seen at once, with all that can be done with it next.
    if (done === 'created' && mayOpen) redirect('edit', resource, record.id);
    else redirect('list', resource);
  };
  const onError = (error: unknown) => {
    const { body, message, status } = error as Refused;
    if (status === 403) return;
    if (body?.error === 'changed_meanwhile' && body.current) return setConflict(body.current);
    if (isQuestion(body, entity)) return;
    if (marked.onError) return marked.onError(error);
    notify(message || translate('ra.notification.http_error'), { type: 'error' });
  };
  return {
    ...{ onSuccess, onError, conflict, made },
    settle: () => setConflict(undefined),
    open: () => made && redirect('edit', resource, made.id),
  };
}
