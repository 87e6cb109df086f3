import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { z } from 'zod';
import type { supplierMe } from '../../../../contract/suppliers/suppliers.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { usePanel } from '../../../shell/context.ts';

/** The supplier's own details, as the company keeps them. */
export function Facts({
  profile: { supplier, user },
}: {
  profile: z.infer<typeof supplierMe.reply>;
}) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const facts = {
    company: supplier.company_name,
    email: supplier.email,
    phone: supplier.primary_phone,
    vat: supplier.vat_number,
    address: supplier.address,
    gifts: formatNumber(supplier.gifts_count, lang),
    user: user.full_name,
  };
  return (
    <>
      <Typography variant="h3" component="h2" gutterBottom>
        {supplier.name}
      </Typography>
      <FactList
        facts={Object.entries(facts).map(([name, value]) => [
          translate(`supplierData.${name}`),
          value,
        ])}
      />
    </>
  );
}
