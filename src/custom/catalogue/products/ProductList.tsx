import BulkIcon from '@mui/icons-material/EditNoteOutlined';
import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import { ListItemIcon, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { useCan } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { importPath } from '../matrix/paths.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { useChosenProducts } from './use-chosen-products.tsx';

/** The products of the company, with what can be done with many of them at once. */
export function ProductList() {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const [bulk, setBulk] = useState(false);
  const chosen = useChosenProducts('company');
  const mayImport = useCan('products.create');
  const mayUpdate = useCan('products.update');
  const mayReadTags = useCan('products.tag.read');
  const tools = [
    mayImport ? (
      <MenuItem key="import" component={Link} to={addressOf(importPath)}>
        <ListItemIcon>
          <ImportIcon />
        </ListItemIcon>
        {translate('catalogue.imports.open')}
      </MenuItem>
    ) : null,
    mayUpdate && mayReadTags ? (
      <MenuItem key="bulk" onClick={() => setBulk(true)}>
        <ListItemIcon>
          <BulkIcon />
        </ListItemIcon>
        {translate('catalogue.bulk.open')}
      </MenuItem>
    ) : null,
  ].filter(Boolean);
  return (
    <GeneratedList
      bulk={chosen}
      bulkOfAll
      tools={tools.length ? tools : undefined}
      above={bulk ? <BulkDialog onClose={() => setBulk(false)} /> : null}
    />
  );
}
