import OrdersIcon from '@mui/icons-material/ListAltOutlined';
import { IconButton, Stack, Tooltip } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { filteredBy } from '../../../resources/narrowing/filtered-by.ts';
import { DownloadButton } from '../../../resources/pieces/DownloadButton.tsx';
import { useAddressOf } from '../../../shell/menu.ts';
import { useOrderCalls } from '../orders/use-order.ts';
import { DifferenceCell } from './Difference.tsx';
import { PayInvoice } from './PayInvoice.tsx';

const cells = { difference: DifferenceCell };

function Download() {
  const translate = useTranslate();
  const id = Number(useRecordContext()?.id);
  const { invoice } = useOrderCalls();
  return (
    <DownloadButton small label={translate('orders.download')} onDownload={() => invoice(id)} />
  );
}

/** The orders of an invoice are found in the list of orders. */
function ItsOrders() {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const id = Number(useRecordContext()?.id);
  const name = translate('sendReports.ordersOf');
  return (
    <Tooltip title={name}>
      <IconButton
        aria-label={name}
        component={Link}
        to={`${addressOf(resourceOf('supplied-orders'))}${filteredBy({ invoice_id: id })}`}
      >
        <OrdersIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

const forCompany = (
  <Stack direction="row" sx={{ justifyContent: { md: 'flex-end' } }}>
    <PayInvoice />
    <Download />
  </Stack>
);

/** The invoices of a company's suppliers, each with whether it was paid. */
export const CompanyInvoices = () => <GeneratedList cells={cells} rowActions={forCompany} />;

const both = (
  <Stack direction="row" sx={{ justifyContent: { md: 'flex-end' } }}>
    <ItsOrders />
    <Download />
  </Stack>
);

/** A supplier's own invoices that were paid, each with the orders it covers. */
export const OwnInvoices = () => <GeneratedList cells={cells} rowActions={both} />;
