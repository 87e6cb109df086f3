import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import {
  Box,
  ListItemIcon,
  Menu,
  MenuItem,
  Stack,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { type ReactNode, Suspense, use, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { PageMeta } from '../../dataProvider/page.data.ts';
import { formatNumber } from '../../i18n/format.ts';
import { late } from '../../loading/late.tsx';
import { barHeight } from '../../shell/bar.ts';
import { useCan, usePanel } from '../../shell/context.ts';
import { useExporting } from '../exports/use-exporting.ts';
import { Search } from '../narrowing/Search.tsx';
import { CreateLink } from '../pieces/CreateLink.tsx';
import { usePanelResource } from '../pieces/use-resource.ts';
import { ToolButton } from '../views/ToolButton.tsx';
import { Views } from '../views/Views.tsx';
import { useBulkActions } from './bulk-actions.tsx';
import { actionsColumn, ColumnsMenu, useHidden } from './ColumnsMenu.tsx';
import { isOptional, nameOf, useShown } from './column-names.ts';
import { Filters } from './Filters.tsx';
import { ChoosingContext, PiecesContext } from './list-pieces.ts';

// The list does not wait for what is wanted when a row is chosen or no head tells the order.
const Chosen = late(() => import('./Chosen.tsx'), 'Chosen');
const ChooseRows = late(() => import('../views/ChooseRows.tsx'), 'ChooseRows', true);
const ListExport = late(() => import('../exports/ListExport.tsx'), 'ListExport');
const SortPill = late(() => import('./SortPill.tsx'), 'SortPill', true);

interface OthersProps {
  readonly tools: ReactNode;
  readonly exportKey: string | undefined;
}

/** What is done with a list more rarely than creating a row of it. */
function Others({ tools, exportKey }: OthersProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [exporting, setExporting] = useState(false);
  const close = () => setAnchor(null);
  return (
    <>
      <ToolButton
        icon={<MoreIcon />}
        label={translate('shell.more')}
        isOpen={Boolean(anchor)}
        onOpen={setAnchor}
      />
      <Menu open={Boolean(anchor)} anchorEl={anchor} onClose={close} onClick={close} keepMounted>
        {tools}
        {exportKey ? (
          <MenuItem onClick={() => setExporting(true)}>
            <ListItemIcon>
              <DownloadIcon />
            </ListItemIcon>
            {translate('ra.action.export')}
          </MenuItem>
        ) : null}
      </Menu>
      {exporting && exportKey ? (
        <Suspense>
          <ListExport exportKey={exportKey} onClose={() => setExporting(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** How many rows there are, on all pages. */
function Total() {
  const translate = useTranslate();
  const { lang } = usePanel();
  const { total, meta } = useListContext();
  if (total === undefined) return null;
  const number = formatNumber(total, lang);
  const { estimated } = (meta ?? {}) as Partial<PageMeta>;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'nowrap', px: 1 }}>
      {translate('shell.total', {
        number: estimated ? translate('shell.about', { number }) : number,
      })}
    </Typography>
  );
}

/** Whether there are as many as there may be. */
function useIsFull() {
  const { screen } = usePanelResource();
  const { meta, total = 0 } = useListContext();
  return screen.most !== undefined && total >= Number(meta?.[screen.most] ?? Infinity);
}

function Right({ onRows, ownRows }: Props) {
  const { create, entity, screen } = usePanelResource();
  const { tools, bulk } = use(PiecesContext);
  const { choosing, choose } = use(ChoosingContext);
  const exportKey = useExporting();
  const mayChoose = Boolean(useBulkActions()) && !bulk;
  const columns = screen.columns.filter(useShown());
  const names = [...columns.map(nameOf), ...(onRows ? [actionsColumn] : [])];
  const isFull = useIsFull();
  const mayCreate = useCan(entity.permission.create) && create && !isFull;
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <>
      <Total />
      <Views />
      {narrow && mayChoose && !ownRows ? (
        <Suspense>
          <ChooseRows choosing={choosing} onChoose={choose} />
        </Suspense>
      ) : null}
      {ownRows || narrow ? null : (
        <ColumnsMenu columns={names} hidden={columns.filter(isOptional).map(nameOf)} />
      )}
      {tools || exportKey ? <Others tools={tools} exportKey={exportKey} /> : null}
      {mayCreate ? <CreateLink /> : null}
    </>
  );
}

/** Whether some head of a column tells how the rows are sorted. */
function useSortIsSeen({ ownRows }: Props) {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { screen } = usePanelResource();
  const { sort } = useListContext();
  const shown = screen.columns.filter(useShown());
  const [hidden] = useHidden(shown.filter(isOptional).map(nameOf));
  if (ownRows) return true;
  return !narrow && shown.map(nameOf).includes(sort.field) && !hidden.includes(sort.field);
}

interface Props {
  /** Whether something can be done with each row. */
  readonly onRows: boolean;
  /** Whether the rows are not the generated ones, which have columns to choose. */
  readonly ownRows: boolean;
}

/** One row for all that is done with a list: search, filters, order, views, columns, create. */
export function ListTools(props: Props) {
  const actions = useBulkActions();
  const { entity } = usePanelResource();
  const { selectedIds } = useListContext();
  const sortIsSeen = useSortIsSeen(props);
  const choosing = Boolean(actions) && selectedIds.length > 0;
  return (
    <Box
      sx={{
        position: choosing ? 'sticky' : 'relative',
        ...(choosing ? { top: barHeight, zIndex: 3 } : {}),
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Stack
        direction="row"
        useFlexGap
        inert={choosing}
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1.5, minHeight: 60 }}
      >
        <Box role="search" sx={{ display: 'contents' }}>
          {entity.filters.includes('q') ? <Search /> : null}
          <Stack
            direction="row"
            useFlexGap
            sx={{
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              flexGrow: 1,
              order: { xs: 2, md: 0 },
              flexBasis: { xs: '100%', md: 0 },
            }}
          >
            <Filters />
            {sortIsSeen ? null : (
              <Suspense>
                <SortPill />
              </Suspense>
            )}
          </Stack>
        </Box>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, order: 1, ml: 'auto' }}>
          <Right {...props} />
        </Stack>
      </Stack>
      {choosing ? (
        <Suspense>
          <Chosen>{actions}</Chosen>
        </Suspense>
      ) : null}
    </Box>
  );
}
