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
 * What follows a save: the success message, or the refusal where it belongs. What was made is opened, and
 * what was changed stays open; the list begins at its first page when it is next seen. Of a picture that
 * could not be sent the record exists by then, and is told of.
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
  const [saved, setSaved] = useState<RaRecord>();
  const say = ({ imageError: reason, said }: RaRecord) => {
    if (reason !== undefined)
      notify('shell.image.failed', {
        type: 'warning',
        messageArgs: { reason },
        autoHideDuration: 8000,
      });
    // Another back end may have something of its own to say.
    else
      notify(said ?? `resources.${resource}.texts.${done}`, { type: 'success', autoHideDuration });
  };
  const onSuccess = (record: RaRecord) => {
    say(record);
    toFirstPage();
    if (done === 'created' && screen.reveals) return setMade(record);
    if (done === 'updated') return setSaved(record);
    // What was made is seen at once, with all that can be done with it next.
    if (mayOpen) redirect('edit', resource, record.id);
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
    ...{ onSuccess, onError, saved, conflict, made },
    settle: () => setConflict(undefined),
    open: () => made && redirect('edit', resource, made.id),
  };
}
