import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useState } from 'react';
import {
  type RaRecord,
  useListContext,
  useNotify,
  useRefresh,
  useTranslate,
  useUnselect,
} from 'react-admin';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { useChosen } from '../../../resources/pieces/use-chosen.ts';
import { useFirstPage } from '../../../resources/pieces/use-first-page.ts';
import { usePanel } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { AskDialog } from '../../customers/desk/AskDialog.tsx';
import { tagsPath } from '../matrix/paths.ts';
import { carriedOf, deleteTag } from './delete-tag.ts';

type Which = 'free' | 'all';

interface DialogProps {
  readonly tags: readonly RaRecord[];
  readonly onClose: () => void;
}

const productsOf = (tags: readonly RaRecord[]) =>
  tags.reduce((sum, tag) => sum + carriedOf(tag), 0);

/** Says how many tags are gone, and how many products lost theirs. */
function useDeletionWords() {
  const translate = useTranslate();
  const { number } = useWritten();
  const notify = useNotify();
  return (gone: readonly RaRecord[]) => {
    const products = productsOf(gone);
    const word = products ? 'doneTakenOff' : 'done';
    const counts = { count: number(gone.length), products: number(products) };
    const message =
      gone.length === 1 && !products
        ? translate(`resources.${tagsPath}.texts.deleted`)
        : translate(`catalogue.tagDelete.${word}`, { smart_count: gone.length, ...counts });
    notify(message, { type: 'success' });
  };
}

function useDeletions({ tags, onClose }: DialogProps) {
  const { store } = usePanel();
  const tell = useDeletionWords();
  const refresh = useRefresh();
  const unselect = useUnselect(tagsPath);
  const toFirstPage = useFirstPage();
  const free = tags.filter((tag) => carriedOf(tag) === 0);
  const carried = tags.filter((tag) => carriedOf(tag) > 0);
  const form = useOwnForm({
    saved: { which: (free.length ? 'free' : 'all') as Which },
    rule: undefined,
    toSend: ({ which }) => which,
    send: async (which) => {
      const gone: RaRecord[] = [];
      try {
        for (const tag of which === 'all' ? tags : free) {
          await deleteTag(store.store_id, tag.id, which === 'all' && carried.length > 0);
          gone.push(tag);
        }
        onClose();
      } finally {
        // One that was refused leaves those before it deleted: the rest is asked for anew.
        if (gone.length) tell(gone);
        unselect(gone.map(({ id }) => id));
        toFirstPage();
        refresh();
      }
    },
    again: refresh,
  });
  return { form, free, carried };
}

function DeleteDialog(props: DialogProps) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { form, free, carried } = useDeletions(props);
  const { length } = props.tags;
  const counted = (count: number) => ({ smart_count: count, count: number(count) });
  const hasChoice = free.length > 0 && carried.length > 0;
  const takesOff = carried.length > 0 && form.value.which === 'all';
  return (
    <AskDialog
      danger
      title={translate('catalogue.tagDelete.several', counted(length))}
      confirm={translate(takesOff ? 'catalogue.tagDelete.takeAllOff' : 'ra.action.delete')}
      form={form}
      onClose={props.onClose}
    >
      <Typography>
        {carried.length
          ? translate('catalogue.tagDelete.severalUsed', counted(productsOf(carried)))
          : translate('catalogue.tagDelete.severalFree', counted(length))}
      </Typography>
      {hasChoice ? (
        <RadioGroup
          aria-label={translate('catalogue.tagDelete.which')}
          value={form.value.which}
          onChange={(_, which) => form.set({ which: which as Which })}
        >
          <FormControlLabel
            value="free"
            control={<Radio />}
            label={translate('catalogue.tagDelete.onlyFree', counted(free.length))}
          />
          <FormControlLabel
            value="all"
            control={<Radio />}
            label={translate('catalogue.tagDelete.all', counted(length))}
          />
        </RadioGroup>
      ) : null}
    </AskDialog>
  );
}

/** Deletes the chosen tags, with the question that one of them is asked. */
export function DeleteTags() {
  const translate = useTranslate();
  const { selectedIds } = useListContext();
  const tags = useChosen();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button
        size="small"
        color="error"
        startIcon={<DeleteIcon />}
        disabled={tags.length !== selectedIds.length}
        onClick={() => setAsks(true)}
      >
        {translate('catalogue.tagDelete.open')}
      </Button>
      {asks && tags.length ? <DeleteDialog tags={tags} onClose={() => setAsks(false)} /> : null}
    </>
  );
}
