import OnIcon from '@mui/icons-material/CheckBox';
import OffIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import ColumnsIcon from '@mui/icons-material/ViewWeekOutlined';
import { ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useResourceContext, useStore, useTranslate } from 'react-admin';
import { ToolButton } from '../views/ToolButton.tsx';

/** The column of what can be done with a row: no field of the entity, and chosen as they are. */
export const actionsColumn = 'actions';

interface Props {
  readonly columns: readonly string[];
  /** Those that are hidden until the user asks for them. */
  readonly hidden: readonly string[];
}

/** The hidden columns of the table around, kept on the device where react-admin's table looks for them. */
export function useHidden(atFirst: readonly string[]) {
  const resource = useResourceContext();
  return useStore<readonly string[]>(`${resource}.datatable`, atFirst);
}

/**
 * Which columns the table shows, kept on the device where react-admin's table looks for it. Its own
 * chooser cannot be used with a screen reader.
 */
export function ColumnsMenu({ columns, hidden }: Props) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const [off, setOff] = useHidden(hidden);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toggle = (name: string) =>
    setOff(off.includes(name) ? off.filter((each) => each !== name) : [...off, name]);
  return (
    <>
      <ToolButton
        icon={<ColumnsIcon />}
        label={translate('ra.action.select_columns')}
        isOpen={Boolean(anchor)}
        onOpen={setAnchor}
      />
      <Menu open={Boolean(anchor)} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {columns.map((name) => (
          <MenuItem
            key={name}
            role="menuitemcheckbox"
            aria-checked={!off.includes(name)}
            onClick={() => toggle(name)}
          >
            <ListItemIcon>
              {off.includes(name) ? <OffIcon /> : <OnIcon color="primary" />}
            </ListItemIcon>
            {translate(
              name === actionsColumn ? 'shell.actions' : `resources.${resource}.fields.${name}`,
            )}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
