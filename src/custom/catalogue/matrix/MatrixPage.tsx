import UndoIcon from '@mui/icons-material/UndoOutlined';
import {
  Button,
  Card,
  Skeleton,
  Stack,
  TextField,
  type Theme,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useCallback, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { useSettled } from '../../../resources/pieces/use-settled.ts';
import { useCan } from '../../../shell/context.ts';
import { Tabs } from '../../../shell/Tabs.tsx';
import { Title } from '../../../shell/Title.tsx';
import type { Shown } from './MatrixCell.tsx';
import { MatrixGrid, type Store } from './MatrixGrid.tsx';
import { MatrixList } from './MatrixList.tsx';
import { tagsPath } from './paths.ts';
import { type CellChanges, useCellChanges } from './use-cell-changes.ts';
import { pageRows, useMatrix } from './use-matrix.ts';
import { useStores } from './use-stores.ts';

interface MatrixFilters {
  readonly q: string;
  readonly tag: string;
  readonly shown: Shown;
  readonly store: number;
}

interface BarProps {
  readonly filters: MatrixFilters;
  readonly ask: (change: Partial<MatrixFilters>) => void;
  /** To choose from, where only one is shown. */
  readonly stores: readonly Store[] | undefined;
  readonly changes: CellChanges;
}

const all = { pagination: { page: 1, perPage: 240 } };

function TagChooser({ filters, ask }: Pick<BarProps, 'filters' | 'ask'>) {
  const translate = useTranslate();
  const { data: tags = [] } = useGetList(tagsPath, all);
  return (
    <TextField
      select
      margin="none"
      label={translate('catalogue.matrix.tag')}
      value={filters.tag}
      onChange={({ target }) => ask({ tag: target.value })}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ width: { xs: '100%', sm: 200 } }}
    >
      <option value="">{translate('catalogue.matrix.allTags')}</option>
      {tags.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
}

function StoreChooser({ filters, ask, stores = [] }: Pick<BarProps, 'filters' | 'ask' | 'stores'>) {
  const translate = useTranslate();
  return (
    <TextField
      select
      margin="none"
      label={translate('catalogue.matrix.store')}
      value={filters.store}
      onChange={({ target }) => ask({ store: Number(target.value) })}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {stores.map(({ store_id, name }) => (
        <option key={store_id} value={store_id}>
          {name}
        </option>
      ))}
    </TextField>
  );
}

function Bar({ filters, ask, stores, changes }: BarProps) {
  const translate = useTranslate();
  const mayReadTags = useCan('products.tag.read');
  return (
    <Stack
      role="search"
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1.5, p: 2, alignItems: 'center' }}
    >
      {stores ? <StoreChooser filters={filters} ask={ask} stores={stores} /> : null}
      <TextField
        type="search"
        margin="none"
        label={translate('ra.action.search')}
        value={filters.q}
        onChange={({ target }) => ask({ q: target.value })}
        slotProps={{ htmlInput: { maxLength: 100 }, inputLabel: { shrink: true } }}
        sx={{ width: { xs: '100%', sm: 220 } }}
      />
      {mayReadTags ? <TagChooser filters={filters} ask={ask} /> : null}
      <ToggleButtonGroup
        exclusive
        size="small"
        value={filters.shown}
        aria-label={translate('catalogue.matrix.shows')}
        onChange={(_, shown: Shown | null) => shown && ask({ shown })}
      >
        <ToggleButton value="retail_price">{translate('catalogue.matrix.price')}</ToggleButton>
        <ToggleButton value="reward_points">{translate('catalogue.matrix.points')}</ToggleButton>
      </ToggleButtonGroup>
      <Typography
        role="status"
        variant="body2"
        color={changes.said.isWrong ? 'error' : undefined}
        sx={{ flexGrow: 1, minWidth: 0, flexBasis: 160 }}
      >
        {changes.said.text}
      </Typography>
      <Button
        startIcon={<UndoIcon />}
        disabled={!changes.canUndo}
        onClick={() => void changes.undo()}
      >
        {translate('catalogue.matrix.undo')}
      </Button>
    </Stack>
  );
}

function Matrix({ stores }: { stores: readonly Store[] }) {
  const translate = useTranslate();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const may = useCan('products.update');
  const [filters, setFilters] = useState<MatrixFilters>({
    q: '',
    tag: '',
    shown: 'retail_price',
    store: stores[0]?.store_id ?? 0,
  });
  const [pages, setPages] = useState<readonly number[]>([1]);
  const q = useSettled(filters.q);
  const store_id = narrow ? filters.store : undefined;
  const matrix = useMatrix({ q, tag: filters.tag, store_id }, pages);
  const changes = useCellChanges(matrix);
  const ask = (change: Partial<MatrixFilters>) => {
    if (change.q !== undefined || change.tag !== undefined || change.store) setPages([1]);
    setFilters((before) => ({ ...before, ...change }));
  };
  const look = useCallback((from: number, to: number) => {
    const [first, last] = [Math.floor(from / pageRows) + 1, Math.floor(to / pageRows) + 1];
    const wanted = [...new Set([1, first, last])];
    setPages((before) => {
      const missing = wanted.filter((page) => !before.includes(page));
      return missing.length ? [...before, ...missing] : before;
    });
  }, []);
  const total = matrix.total;
  const pagesOf = (count: number) => Math.max(1, Math.ceil(count / pageRows));
  if (total !== undefined && pages.some((page) => page > pagesOf(total)))
    setPages(pages.filter((page) => page <= pagesOf(total)));
  const shared = { matrix, shown: filters.shown, may, changes } as const;
  const store = stores.find((each) => each.store_id === filters.store) ?? stores[0];
  return (
    <Card>
      <Bar filters={filters} ask={ask} stores={narrow ? stores : undefined} changes={changes} />
      {matrix.error ? <ListFailed onRetry={matrix.refetch} error={matrix.error} /> : null}
      {total === undefined && !matrix.error ? (
        <Skeleton variant="rounded" height={420} sx={{ m: 2 }} />
      ) : null}
      {total === 0 ? (
        <Typography color="text.secondary" sx={{ p: 3 }}>
          {translate(q || filters.tag ? 'shell.filters.nothing' : 'catalogue.matrix.empty')}
        </Typography>
      ) : null}
      {total && !narrow ? <MatrixGrid {...shared} stores={stores} onSeen={look} /> : null}
      {total && narrow && store ? (
        <MatrixList
          {...shared}
          store={store}
          shownRows={Math.min(total, pages.length * pageRows)}
          onMore={() => setPages([...pages, pages.length + 1])}
        />
      ) : null}
    </Card>
  );
}

/** Which store sells which product of the catalogue, at what price and for how many points. */
export function MatrixPage() {
  const translate = useTranslate();
  const { data, error, refetch } = useStores();
  return (
    <>
      <Title title={translate('catalogue.matrix.title')} />
      <Tabs />
      <Typography
        color="text.secondary"
        sx={{ mb: 1.5, maxWidth: '80ch', display: { xs: 'none', md: 'block' } }}
      >
        {translate('catalogue.matrix.hint')}
      </Typography>
      {error && !data ? <ListFailed onRetry={refetch} error={error} /> : null}
      {data?.length === 0 ? (
        <Typography color="text.secondary">{translate('catalogue.matrix.noStores')}</Typography>
      ) : null}
      {data?.length ? <Matrix stores={data} /> : null}
      {data || error ? null : <Skeleton variant="rounded" height={480} />}
    </>
  );
}
