import BackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button, Skeleton, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import type { CustomerImport } from '../../../../contract/customers/customer-imports.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { FileSteps } from '../../../resources/form/FileSteps.tsx';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { useAddressOf } from '../../../shell/menu.ts';
import { Title } from '../../../shell/Title.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { EarlierImports } from './EarlierImports.tsx';
import { MapColumns } from './MapColumns.tsx';
import { Outcome } from './Outcome.tsx';
import { UnderWay } from './UnderWay.tsx';
import { isUnderWay, useImport, useSteps } from './use-import.ts';

const steps = ['file', 'columns', 'check', 'result'] as const;
const stepOf = {
  mapping: 1,
  checking: 2,
  checked: 2,
  running: 3,
  done: 4,
  cancelled: 4,
  failed: 4,
  undoing: 4,
  undone: 4,
};

function Progress({ at }: { at: number }) {
  const translate = useTranslate();
  return <FileSteps at={at} steps={steps.map((name) => translate(`imports.steps.${name}`))} />;
}

interface OneProps {
  readonly imported: CustomerImport;
  readonly onAnother: () => void;
}

function One({ imported, onAnother }: OneProps) {
  const work = useSteps(imported.import_id);
  const [again, setAgain] = useState(false);
  const maps = imported.state === 'mapping' || (again && imported.state === 'checked');
  const check: typeof work.check = async (mapped) => {
    await work.check(mapped);
    setAgain(false);
  };
  return (
    <>
      <Progress at={maps ? 1 : stepOf[imported.state]} />
      {maps ? <MapColumns imported={imported} busy={work.busy} onCheck={check} /> : null}
      {isUnderWay(imported) ? <UnderWay imported={imported} work={work} /> : null}
      {maps || isUnderWay(imported) ? null : (
        <Outcome
          imported={imported}
          work={work}
          onMap={() => setAgain(true)}
          onAnother={onAnother}
        />
      )}
    </>
  );
}

function Opened({ id, onAnother }: { id: number; onAnother: () => void }) {
  const { data, error, refetch } = useImport(id);
  if (data) return <One imported={data} onAnother={onAnother} />;
  if (error) return <ListFailed onRetry={refetch} error={error} />;
  return <Skeleton variant="rounded" height={320} />;
}

/** Customers out of a file, step by step; which import it is stands in the address. */
export function ImportPage() {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const [search, setSearch] = useSearchParams();
  const id = Number(search.get('import'));
  const open = (opened: number) => setSearch({ import: String(opened) });
  return (
    <Stack spacing={2} sx={{ mt: 1 }}>
      <Title title={translate('imports.title')} />
      <Box>
        <Button startIcon={<BackIcon />} component={Link} to={addressOf(resourceOf('customers'))}>
          {translate('desk.head.back')}
        </Button>
      </Box>
      {id > 0 ? (
        <Opened key={id} id={id} onAnother={() => setSearch({})} />
      ) : (
        <>
          <Progress at={0} />
          <ChooseFile onTaken={open} />
          <EarlierImports onOpen={open} />
        </>
      )}
    </Stack>
  );
}
