import { Button, IconButton, type Theme, Tooltip, useMediaQuery } from '@mui/material';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { ActionMenu, type Offer } from './ActionMenu.tsx';
import { Asked } from './Asked.tsx';
import { useActing } from './use-acting.ts';
import { type Action, useActions } from './use-actions.ts';
import { type RecordLink, useLinks } from './use-links.ts';

/** The menu of a row on a phone has them one below the other. */
function Lines({ actions, links = [], onChoose }: Offer) {
  const translate = useTranslate();
  return (
    <>
      {links.map(({ name, icon: Icon, title, to }) => (
        <Button key={name} startIcon={<Icon />} component={Link} to={to}>
          {title}
        </Button>
      ))}
      {actions.map((action) => (
        <Button
          key={action.name}
          color={action.tone === 'danger' ? 'error' : 'primary'}
          startIcon={<action.icon />}
          onClick={() => onChoose(action)}
        >
          {translate(`${action.words}.title`)}
        </Button>
      ))}
    </>
  );
}

interface OneProps {
  readonly title: string;
  readonly icon: Action['icon'];
  readonly to?: string;
  readonly onClick?: () => void;
}

/** One thing alone needs no menu. */
const One = ({ title, icon: Icon, to, onClick }: OneProps) => (
  <Tooltip title={title}>
    <IconButton aria-label={title} {...(to ? { component: Link, to } : { onClick })}>
      <Icon fontSize="small" />
    </IconButton>
  </Tooltip>
);

function InTable({ actions, links = [], onChoose }: Offer) {
  const translate = useTranslate();
  const isAlone = links.length + actions.length === 1;
  const shown = actions.filter(({ main }) => main || isAlone);
  const others = actions.filter((action) => !shown.includes(action));
  return (
    <>
      {isAlone ? links.map((link) => <One key={link.name} {...link} />) : null}
      {shown.map((action) => (
        <One
          key={action.name}
          title={translate(`${action.words}.title`)}
          icon={action.icon}
          onClick={() => onChoose(action)}
        />
      ))}
      {others.length || (links.length && !isAlone) ? (
        <ActionMenu actions={others} links={links} onChoose={onChoose} />
      ) : null}
    </>
  );
}

interface Props {
  readonly record: RaRecord;
  readonly actions: readonly Action[];
  readonly links: readonly RecordLink[];
}

function Offered({ record, ...offer }: Props) {
  const acting = useActing(record);
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const Shown = narrow ? Lines : InTable;
  return (
    <>
      <Shown {...offer} onChoose={acting.begin} />
      <Asked record={record} acting={acting} />
    </>
  );
}

/** What can be done with the row around and what belongs to it, as its resource declares it; nothing where there is nothing. */
export function RowActions() {
  const record = useRecordContext();
  const actions = useActions(record);
  const links = useLinks(record);
  if (!record || !(actions.length || links.length)) return null;
  return <Offered {...{ record, actions, links }} />;
}
