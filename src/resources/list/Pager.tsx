import { NativeSelect, Pagination, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { itemsPerPage, type PageMeta, pageSizes } from '../../dataProvider/page.data.ts';
import { formatNumber } from '../../i18n/format.ts';
import { usePanel } from '../../shell/context.ts';
import { usePageSize } from './address/page-size.ts';

interface Props {
  readonly page: number;
  readonly total: number;
  /** How many rows the server puts on a page (list-page-size-server). */
  readonly size: number;
  readonly estimated?: boolean;
  readonly onPage: (page: number) => void;
  /** Where more rows a page may be chosen. */
  readonly onSize?: (size: number) => void;
}

function Size({ size, onSize }: { size: number; onSize: (size: number) => void }) {
  const translate = useTranslate();
  const sizes = pageSizes.includes(size as never) ? pageSizes : [size, ...pageSizes];
  return (
    <Stack component="label" direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <Typography component="span" variant="body2" color="text.secondary">
        {translate('ra.navigation.page_rows_per_page')}
      </Typography>
      <NativeSelect
        disableUnderline
        value={size}
        onChange={({ target }) => onSize(Number(target.value))}
        sx={{ fontSize: 14 }}
      >
        {sizes.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </NativeSelect>
    </Stack>
  );
}

/** By now the server has counted even a million rows. */
const countedAfterMs = 2_000;

/** Which rows these are of how many, and the way to the others. */
export function Pages({ page, total, size, estimated, onPage, onSize }: Props) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const pages = Math.ceil(total / size);
  if (!total) return null;
  const number = (value: number) => formatNumber(value, lang);
  const range = {
    offsetBegin: number((page - 1) * size + 1),
    offsetEnd: number(Math.min(page * size, total)),
    total: estimated ? translate('shell.about', { number: number(total) }) : number(total),
  };
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        px: 2,
        py: 1.25,
      }}
    >
      <Typography variant="body2" color="text.secondary" role="status">
        {translate('ra.navigation.page_range_info', range)}
      </Typography>
      {onSize && total > itemsPerPage ? <Size size={size} onSize={onSize} /> : null}
      {pages > 1 ? (
        <Pagination
          page={page}
          count={pages}
          onChange={(_, next) => onPage(next)}
          size="small"
          siblingCount={1}
          aria-label={translate('shell.pages')}
          getItemAriaLabel={(type, item) =>
            type === 'page'
              ? translate('ra.navigation.page', { page: item })
              : translate(`ra.navigation.${type}`)
          }
        />
      ) : null}
    </Stack>
  );
}

/** The pages of the list around; an estimated total is asked for again, once, when it will have been counted. */
export function Pager() {
  const { page, setPage, setPerPage, total = 0, meta, refetch } = useListContext();
  const [, remember] = usePageSize();
  const { size = itemsPerPage, estimated = false } = (meta ?? {}) as Partial<PageMeta>;
  useEffect(() => {
    if (!estimated) return undefined;
    const soon = setTimeout(() => refetch(), countedAfterMs);
    return () => clearTimeout(soon);
  }, [estimated, refetch]);
  const choose = (wanted: number) => {
    remember(wanted);
    setPerPage(wanted);
  };
  return (
    <Pages
      page={page}
      total={total}
      size={size}
      estimated={estimated}
      onPage={setPage}
      onSize={choose}
    />
  );
}
