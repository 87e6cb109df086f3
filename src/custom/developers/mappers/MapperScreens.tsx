import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRedirect, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import type { ResponseMapper } from '../../../../contract/developers/mappers.ts';
import { LeaveQuestion } from '../../../resources/form/LeaveGuard.tsx';
import { useTellFailure } from '../../../resources/pieces/use-tell-failure.ts';
import { OneRecord } from '../../../resources/records/Answered.tsx';
import { BackToList } from '../../../resources/records/BackToList.tsx';
import { ConfirmRemoval } from '../../../resources/uses/ConfirmRemoval.tsx';
import { useCan } from '../../../shell/context.ts';
import { Title } from '../../../shell/Title.tsx';
import { MapperFields } from './MapperFields.tsx';
import { useMapperForm } from './use-mapper-form.ts';
import {
  mappersPath,
  mappersResource,
  useMapper,
  useMapperCalls,
  useMappersChanged,
} from './use-mappers.ts';

const text = (name: string) => `resources.${mappersResource()}.texts.${name}`;

/** A new mapper. */
export function MapperCreate() {
  const translate = useTranslate();
  const redirect = useRedirect();
  const { create } = useMapperCalls();
  const changed = useMappersChanged();
  const form = useMapperForm({
    send: async (body) => {
      const { data } = await create(body);
      await changed();
      // Once what was typed is what is saved, nobody is asked whether to leave it.
      setTimeout(() => redirect('edit', mappersResource(), data.mapper_id));
    },
    done: text('created'),
    again: () => undefined,
  });
  return (
    <Stack sx={{ mt: 1 }}>
      <Title title={translate('mappers.new')} />
      <LeaveQuestion guards={form.isDirty && !form.busy} />
      <MapperFields form={form} title={translate('mappers.new')} may />
    </Stack>
  );
}

function Remove({ mapper }: { mapper: ResponseMapper }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const changed = useMappersChanged();
  const { remove } = useMapperCalls();
  const [asking, setAsking] = useState(false);
  const go = async () => {
    setAsking(false);
    try {
      await remove(mapper.mapper_id);
    } catch (error) {
      return tellFailure(error);
    }
    notify(text('deleted'), { type: 'success' });
    redirect('list', mappersResource());
    await changed(true);
  };
  if (!useCan('developers.webhooks_responses.delete')) return null;
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        {translate('ra.action.delete')}
      </Button>
      {asking ? (
        <ConfirmRemoval
          path={mappersPath}
          id={mapper.mapper_id}
          title={translate('mappers.question', { name: mapper.name })}
          text={translate('mappers.questionText')}
          onConfirm={() => void go()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

function Edit({ mapper }: { mapper: ResponseMapper }) {
  const { change } = useMapperCalls();
  const changed = useMappersChanged();
  const form = useMapperForm({
    saved: mapper,
    send: async (body) => {
      await change(mapper.mapper_id, { ...body, updated_at: mapper.updated_at });
      await changed();
    },
    done: text('updated'),
    again: () => changed(),
  });
  return (
    <Stack sx={{ mt: 1 }} spacing={1}>
      <Title title={mapper.name} />
      <LeaveQuestion guards={form.isDirty && !form.busy} />
      <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 1 }}>
        <Remove mapper={mapper} />
        <BackToList resource={mappersResource()} />
      </Stack>
      <MapperFields
        form={form}
        title={mapper.name}
        may={useCan('developers.webhooks_responses.update')}
      />
    </Stack>
  );
}

/** One mapper, with what it makes of the last answers. */
export function MapperEdit() {
  const id = Number(useParams().id);
  return (
    <OneRecord query={useMapper(id)}>{(mapper) => <Edit key={id} mapper={mapper} />}</OneRecord>
  );
}
