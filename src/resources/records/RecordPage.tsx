import { Stack, Typography } from '@mui/material';
import { Suspense, use, useId } from 'react';
import {
  type RaRecord,
  RecordContextProvider,
  useGetOne,
  useGetRecordRepresentation,
  useTranslate,
} from 'react-admin';
import { useParams } from 'react-router';
import { useCan } from '../../shell/context.ts';
import type { PartSpec } from '../../shell/record.ts';
import { Title } from '../../shell/Title.tsx';
import { GeneratedEdit } from '../form/GeneratedForm.tsx';
import { ListWithin } from '../list/GeneratedList.tsx';
import { ResourcesContext, usePanelResource } from '../pieces/use-resource.ts';
import { OneRecord } from './Answered.tsx';
import { RecordHead } from './RecordHead.tsx';

function Shown({ shows, id }: Pick<PartSpec, 'shows'> & { id: number }) {
  if (shows === 'form') return <GeneratedEdit within />;
  if ('resource' in shows)
    return <ListWithin resource={shows.resource} only={{ [shows.by]: id }} />;
  const Own = shows;
  return <Own />;
}

/** Whether the user may see a part: another resource wants the right to read it. */
function useMaySee({ shows }: PartSpec) {
  const resources = use(ResourcesContext);
  const other = typeof shows === 'object' ? resources.get(shows.resource) : undefined;
  const may = useCan(other?.permission);
  return typeof shows !== 'object' || may;
}

function Part({ part, id }: { part: PartSpec; id: number }) {
  const translate = useTranslate();
  const { name } = usePanelResource();
  const heading = useId();
  if (!useMaySee(part)) return null;
  const words = `resources.${name}.texts.parts`;
  const hint = translate(`${words}.${part.word}Hint`, { _: '' });
  return (
    <Stack spacing={1} component="section" aria-labelledby={heading}>
      <div>
        <Typography id={heading} variant="h4" component="h2">
          {translate(`${words}.${part.word}`)}
        </Typography>
        {hint ? (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, maxWidth: '70ch' }}>
            {hint}
          </Typography>
        ) : null}
      </div>
      <Suspense>
        <Shown shows={part.shows} id={id} />
      </Suspense>
    </Stack>
  );
}

function Page({ record }: { record: RaRecord }) {
  const { name, screen } = usePanelResource();
  const title = useGetRecordRepresentation(name)(record);
  return (
    <RecordContextProvider value={record}>
      <Stack spacing={2}>
        <Title title={String(title)} />
        <RecordHead record={record} />
        {screen.record?.parts.map((part) => (
          <Part key={part.word} part={part} id={Number(record.id)} />
        ))}
      </Stack>
    </RecordContextProvider>
  );
}

/** The page of one record, as its resource declares it. */
export function RecordPage() {
  const { name } = usePanelResource();
  const id = Number(useParams().id);
  return (
    <OneRecord query={useGetOne(name, { id })}>
      {(record) => <Page key={id} record={record} />}
    </OneRecord>
  );
}
