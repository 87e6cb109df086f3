import { Card, Skeleton } from '@mui/material';
import { type ReactNode, Suspense, use, useMemo, useRef } from 'react';
import { Create, EditBase, SimpleForm, type TransformData, useEditContext } from 'react-admin';
import { late } from '../../loading/late.tsx';
import { usePanel } from '../../shell/context.ts';
import type { Screen } from '../../shell/resource.ts';
import { Title } from '../../shell/Title.tsx';
import { usePanelResource } from '../pieces/use-resource.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { FormBar } from './FormBar.tsx';
import { FormFields } from './FormFields.tsx';
import { FormSection } from './FormSection.tsx';
import { formResolver, loadResolver, startValues } from './form-rules.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { Renewed } from './Renewed.tsx';
import { useSaved } from './use-saved.ts';

// Wanted after a creation, and of few entities.
const RecordSecret = late(() => import('../secrets/RecordSecret.tsx'), 'RecordSecret');

// Without it the form would stand there empty, and changed by the record that then arrives.
const waiting = <Skeleton variant="rounded" height={420} />;

function Confirmations() {
  use(loadResolver(usePanelResource()));
  return null;
}

/** Has the rules fetched while the form is filled in; a form that cannot have them breaks at once, not when it is sent. */
const Rules = () => (
  <Suspense>
    <Confirmations />
  </Suspense>
);

/** The fields of a form by its sections, each with the word of the one that it begins. */
function sectionsOf({ form = [], sections = {} }: Screen<string>) {
  const parts: { word: string | undefined; names: string[] }[] = [];
  for (const name of form) {
    const word = sections[name];
    if (word || !parts.length) parts.push({ word, names: [] });
    parts.at(-1)?.names.push(name);
  }
  return parts;
}

function Fields({ children }: { children?: ReactNode }) {
  const { screen } = usePanelResource();
  if (children) return children;
  return sectionsOf(screen).map(({ word, names }) => {
    const fields = <FormFields key={names[0]} names={names} />;
    return word ? (
      <FormSection key={word} word={word}>
        {fields}
      </FormSection>
    ) : (
      fields
    );
  });
}

interface CreateProps {
  readonly children?: ReactNode;
  /** What of the form is sent. */
  readonly transform?: TransformData;
}

/** A create page: the rules of the contract, beside their fields, before anything is sent. */
export function GeneratedCreate({ children, transform }: CreateProps) {
  const resource = usePanelResource();
  const { store } = usePanel();
  const { onSuccess, onError, made, open } = useSaved('created');
  const secret = resource.screen.reveals && made?.[resource.screen.reveals];
  return (
    <Create
      component={Card}
      mutationOptions={{ onSuccess, onError }}
      transform={transform}
      actions={false}
    >
      <SimpleForm
        noValidate
        resolver={formResolver(resource)}
        defaultValues={startValues(resource.entity, store.country_id)}
        toolbar={<FormBar />}
      >
        <LeaveGuard isSaved={Boolean(made)} />
        <Rules />
        <Fields>{children}</Fields>
        {made && secret ? (
          <Suspense>
            <RecordSecret record={made} secret={secret} onClose={open} />
          </Suspense>
        ) : null}
      </SimpleForm>
    </Create>
  );
}

interface EditProps {
  readonly children?: ReactNode;
  /** What stands below the form and saves itself. */
  readonly below?: ReactNode;
  /** What of the form is sent, beside what was there before. */
  readonly transform?: TransformData;
  /** In place of the plain delete button. */
  readonly remove?: ReactNode;
  /** Whether what stands below was changed, and is asked about before the page is left. */
  readonly belowChanged?: boolean;
  /** Whether the form is a part of a page that has a title of its own. */
  readonly within?: boolean;
}

// A record comes from the list at once and from the server a moment later.
const keepTyped = { keepDirtyValues: true, keepDirty: true } as const;

/** What follows the saves of a record whose page stays open. */
function useStaying(transform: TransformData = (data) => data) {
  const { saved: record, ...rest } = useSaved('updated');
  const sent = useRef<Readonly<Record<string, unknown>>>({});
  const noted: TransformData = (data, options) => {
    sent.current = data;
    return transform(data, options);
  };
  const save = useMemo(() => record && { record, sent: sent.current }, [record]);
  return { ...rest, save, transform: noted };
}

/** An edit page, which stays open when it is saved; saving over what someone else changed meanwhile shows both. */
export function GeneratedEdit({ children, below, remove, ...own }: EditProps) {
  const { within = false, belowChanged = false } = own;
  const resource = usePanelResource();
  const { onSuccess, onError, save, conflict, settle, transform } = useStaying(own.transform);
  return (
    <EditBase
      // A page around it is open to everyone who may read the record.
      disableAuthentication={within}
      loading={waiting}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess, onError }}
      transform={transform}
    >
      {within ? null : <EditTitle />}
      <Card>
        <SimpleForm
          noValidate
          resolver={formResolver(resource)}
          resetOptions={keepTyped}
          toolbar={<FormBar remove={remove} />}
        >
          <LeaveGuard besides={belowChanged} />
          <Rules />
          <Renewed save={save} />
          <ConflictDialog current={conflict} onClose={settle} />
          <Fields>{children}</Fields>
        </SimpleForm>
      </Card>
      {below}
    </EditBase>
  );
}

function EditTitle() {
  const { defaultTitle } = useEditContext();
  return <Title defaultTitle={defaultTitle ?? ''} />;
}
