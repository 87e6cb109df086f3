import AddIcon from '@mui/icons-material/Add';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Button, Card, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { importCards } from '../../../../contract/customers/card-files.ts';
import { CodeFile } from '../../../resources/code-files/CodeFile.tsx';
import { ExportButton } from '../../../resources/exports/ExportButton.tsx';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { Pages } from '../../../resources/list/Pager.tsx';
import { filled } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';
import { Tabs } from '../../../shell/Tabs.tsx';
import { Title } from '../../../shell/Title.tsx';
import { AddCards } from './AddCards.tsx';
import { CardRows } from './CardRows.tsx';
import { type State, useCards, useCardsChanged } from './use-cards.ts';

const filePath: (typeof importCards)['path'] = '/stores/{storeId}/cards/file';

type List = ReturnType<typeof useCards>;

const words = {
  card_number: 'cards.number',
  customer: 'cards.customer',
  attached_at: 'cards.attached',
  created_at: 'cards.created',
  q: 'cards.search',
  state: 'cards.state',
  'state.free': 'cards.states.free',
  'state.in_use': 'cards.states.in_use',
};

function Search({ typed, state, search, choose, data }: List) {
  const translate = useTranslate();
  return (
    <Stack direction="row" role="search" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, p: 2 }}>
      <TextField
        type="search"
        fullWidth={false}
        label={translate('cards.search')}
        value={typed}
        onChange={(event) => search(event.target.value)}
        sx={{ m: 0, flexGrow: { xs: 1, sm: 0 } }}
        slotProps={{
          inputLabel: { shrink: true },
        }}
      />
      <TextField
        select
        fullWidth={false}
        label={translate('cards.state')}
        value={state}
        onChange={(event) => choose(event.target.value as State)}
        sx={{ m: 0, minWidth: 150 }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{translate('shell.filters.any')}</option>
        <option value="free">{translate('cards.states.free')}</option>
        <option value="in_use">{translate('cards.states.in_use')}</option>
      </TextField>
      <ExportButton
        exportKey="cards"
        query={{ q: typed, state }}
        rows={data?.pagination.total}
        words={words}
      />
    </Stack>
  );
}

function CardsFound(list: List) {
  const translate = useTranslate();
  const { data, error, refetch, isNarrowed, page, setPage } = list;
  if (error && !data) return <ListFailed onRetry={refetch} error={error} />;
  return (
    <Card>
      <Search {...list} />
      {data?.cards.length ? <CardRows cards={data.cards} /> : null}
      {data?.cards.length === 0 ? (
        <Typography color="text.secondary" sx={{ px: 2, pb: 3 }}>
          {translate(isNarrowed ? 'shell.filters.nothing' : 'cards.empty')}
        </Typography>
      ) : null}
      {data ? (
        <Pages
          page={page}
          total={data.pagination.total}
          size={data.pagination.items_per_page}
          onPage={setPage}
        />
      ) : (
        <Skeleton variant="rounded" height={360} sx={{ m: 2 }} />
      )}
    </Card>
  );
}

function CardFile({ onClose }: { onClose: () => void }) {
  const { store } = usePanel();
  const changed = useCardsChanged();
  return (
    <CodeFile
      words="cards.file"
      field="cards"
      path={filled(filePath, { storeId: store.store_id })}
      onSaved={changed}
      onClose={onClose}
    />
  );
}

/** The cards of the programme: found by number, added as a run or from a file, deleted while nobody has them. */
export function CardsPage() {
  const translate = useTranslate();
  const list = useCards();
  const [adding, setAdding] = useState(false);
  const [filing, setFiling] = useState(false);
  return (
    <>
      <Title title={translate('tabs.settings/cards')} />
      <Tabs />
      <Stack
        direction="row"
        useFlexGap
        sx={{
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
          mb: 1,
        }}
      >
        <Typography color="text.secondary" sx={{ maxWidth: '70ch' }}>
          {translate('cards.hint')}
        </Typography>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button startIcon={<UploadIcon />} onClick={() => setFiling(true)}>
            {translate('cards.file.open')}
          </Button>
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
            {translate('cards.add')}
          </Button>
        </Stack>
      </Stack>
      <CardsFound {...list} />
      {adding ? <AddCards onClose={() => setAdding(false)} /> : null}
      {filing ? <CardFile onClose={() => setFiling(false)} /> : null}
    </>
  );
}
