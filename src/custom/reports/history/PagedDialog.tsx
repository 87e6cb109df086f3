import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  type Theme,
  useMediaQuery,
} from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { Pages } from '../../../resources/list/Pager.tsx';

interface Paged {
  readonly pagination: { readonly total: number; readonly items_per_page: number };
}

interface Props<T extends Paged> {
  readonly title: string;
  readonly query: UseQueryResult<T>;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onClose: () => void;
  readonly children: (data: T) => ReactNode;
}

/** What is behind a number, page by page, over the page that has it; the whole screen of a phone. */
export function PagedDialog<T extends Paged>(props: Props<T>) {
  const { title, query, page, onPage, onClose, children } = props;
  const translate = useTranslate();
  const id = useId();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { data, error, refetch } = query;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={isPhone}
      onClose={onClose}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ px: { xs: 1, sm: 3 } }}>
        {error ? <ListFailed onRetry={refetch} error={error} /> : null}
        {data && !error ? (
          <>
            {children(data)}
            <Pages
              page={page}
              total={data.pagination.total}
              size={data.pagination.items_per_page}
              onPage={onPage}
            />
          </>
        ) : null}
        {data || error ? null : <Skeleton variant="rounded" height={360} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
