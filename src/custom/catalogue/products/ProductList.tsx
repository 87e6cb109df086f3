import BulkIcon from '@mui/icons-material/EditNoteOutlined';
import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { useCan } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { importPath } from '../matrix/paths.ts';
import { BulkDialog } from './BulkDialog.tsx';

/** What can be done with many products at once. */
function Many() {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const [bulk, setBulk] = useState(false);
  const mayImport = useCan('products.create');
  const mayUpdate = useCan('products.update');
  const mayReadTags = useCan('products.tag.read');
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {mayImport ? (
        <Button component={Link} to={addressOf(importPath)} startIcon={<ImportIcon />}>
          {translate('catalogue.imports.open')}
        </Button>
      ) : null}
      {mayUpdate && mayReadTags ? (
        <Button startIcon={<BulkIcon />} onClick={() => setBulk(true)}>
          {translate('catalogue.bulk.open')}
        </Button>
      ) : null}
      {bulk ? <BulkDialog onClose={() => setBulk(false)} /> : null}
    </Stack>
  );
}

/** The products of the company. */
export const ProductList = () => <GeneratedList above={<Many />} />;
