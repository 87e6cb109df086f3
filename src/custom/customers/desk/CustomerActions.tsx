import MoreIcon from '@mui/icons-material/MoreVert';
import PointsIcon from '@mui/icons-material/StarsOutlined';
import { Button, IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { type ComponentType, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import type { CustomerPage } from '../../../../contract/customers/company-customers.ts';
import { useTellFailure } from '../../../resources/pieces/use-tell-failure.ts';
import { useCan } from '../../../shell/context.ts';
import { useCustomerCalls } from '../story/use-customer.ts';
import { AdjustDialog } from './AdjustDialog.tsx';
import { AttachDialog, DetachDialog } from './CardDialogs.tsx';
import { ForgetDialog, RemoveDialog } from './EndDialogs.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { MobileDialog } from './MobileDialog.tsx';

export interface DialogProps {
  readonly customer: CustomerPage;
  readonly onClose: () => void;
}

const dialogs: Readonly<Record<string, ComponentType<DialogProps>>> = {
  'adjust.title': AdjustDialog,
  'mobile.title': MobileDialog,
  'card.attach': AttachDialog,
  'card.detach': DetachDialog,
  'merge.title': MergeDialog,
  'forget.title': ForgetDialog,
  'remove.title': RemoveDialog,
};

/** What this person may do with this customer. */
function useOffered({ card_numbers, mobile }: CustomerPage) {
  const may = {
    update: useCan('customers.update'),
    erase: useCan('customers.delete'),
    points: useCan('customers.points'),
    save: useCan('customers.export'),
    merge: useCan('customers.merge') && mobile !== null,
  };
  const changing = ['mobile.title', 'card.attach', ...(card_numbers.length ? ['card.detach'] : [])];
  return {
    mayAdjust: may.points,
    maySave: may.save,
    words: [
      ...(may.update ? changing : []),
      ...(may.merge ? ['merge.title'] : []),
      ...(may.erase ? ['forget.title', 'remove.title'] : []),
    ],
  };
}

/** The search over everything leads here with what is to be done. */
const asked = (search: string): string | undefined =>
  new URLSearchParams(search).get('do') === 'points' ? 'adjust.title' : undefined;

/** What can be done with a customer; points have a button of their own. */
export function CustomerActions({ customer }: { customer: CustomerPage }) {
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { search } = useLocation();
  const [open, setOpen] = useState(asked(search));
  const { data } = useCustomerCalls(customer.user_account_id);
  const { mayAdjust, maySave, words } = useOffered(customer);
  const choose = (word: string) => {
    setAnchor(null);
    setOpen(word);
  };
  const save = () => {
    setAnchor(null);
    data().catch(tellFailure);
  };
  const Dialog = open && (mayAdjust || open !== 'adjust.title') ? dialogs[open] : undefined;
  return (
    <>
      {mayAdjust ? (
        <Button
          variant="contained"
          startIcon={<PointsIcon />}
          onClick={() => setOpen('adjust.title')}
        >
          {translate('desk.adjust.title')}
        </Button>
      ) : null}
      {words.length || maySave ? (
        <Tooltip title={translate('desk.head.more')}>
          <IconButton
            aria-label={translate('desk.head.more')}
            aria-haspopup="menu"
            aria-expanded={Boolean(anchor)}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <MoreIcon />
          </IconButton>
        </Tooltip>
      ) : null}
      <Menu open={Boolean(anchor)} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {maySave ? <MenuItem onClick={save}>{translate('desk.data')}</MenuItem> : null}
        {words.map((word) => (
          <MenuItem key={word} onClick={() => choose(word)}>
            {translate(`desk.${word}`)}
          </MenuItem>
        ))}
      </Menu>
      {Dialog ? <Dialog customer={customer} onClose={() => setOpen(undefined)} /> : null}
    </>
  );
}
