import BackIcon from '@mui/icons-material/ArrowBack';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, Skeleton, Stack } from '@mui/material';
import { useState } from 'react';
import { Confirm, useCreatePath, useNotify, useRedirect, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import type { ResponseMapper } from '../../../../contract/developers/mappers.ts';
import { LeaveQuestion } from '../../../resources/form/LeaveGuard.tsx';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { useTellFailure } from '../../../resources/pieces/use-tell-failure.ts';
import { useCan } from '../../../shell/context.ts';
import { Title } from '../../../shell/Title.tsx';
import { MapperFields } from './MapperFields.tsx';
import { useMapperForm } from './use-mapper-form.ts';
import { mappersResource, useMapper, useMapperCalls, useMappersChanged } from './use-mappers.ts';

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
      <Confirm
        isOpen={asking}
        title={translate('mappers.question', { name: mapper.name })}
        content={translate('mappers.questionText')}
        onConfirm={() => void go()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function Edit({ mapper }: { mapper: ResponseMapper }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
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
        <Button
          startIcon={<BackIcon />}
          component={Link}
          to={createPath({ resource: mappersResource(), type: 'list' })}
        >
          {translate('ra.action.back')}
        </Button>
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
  const { data: mapper, error, refetch } = useMapper(id);
  if (error && !mapper) return <ListFailed onRetry={refetch} error={error} />;
  if (!mapper) return <Skeleton variant="rounded" height={420} sx={{ mt: 1 }} />;
  return <Edit key={id} mapper={mapper} />;
}
