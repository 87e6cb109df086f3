import NewIcon from '@mui/icons-material/AddCircleOutlined';
import MonthsIcon from '@mui/icons-material/CalendarMonthOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import PendingIcon from '@mui/icons-material/HourglassEmptyOutlined';
import AnalysisIcon from '@mui/icons-material/InsightsOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { resource } from '../../resources/resource.ts';
import type { PanelSpec } from '../../shell/panel.ts';
import { homePath } from '../../shell/panel.ts';
import { screen } from '../../shell/screen.ts';
import { storeDebts } from './debts.tsx';
import { outlines } from './selling.data.ts';

const ReceiptScreen = screen(
  () => import('../../custom/transactions/receipts/ReceiptScreen.tsx'),
  'ReceiptScreen',
);
const PendingPayments = screen(
  () => import('../../custom/transactions/receipts/PendingPayments.tsx'),
  'PendingPayments',
);
const HomePage = screen(() => import('../../custom/reports/home/HomePage.tsx'), 'HomePage');
const NewTransactionPage = screen(
  () => import('../../custom/transactions/new-transaction/NewTransactionPage.tsx'),
  'NewTransactionPage',
);
const PointAnalysisPage = screen(
  () => import('../../custom/reports/history/PointAnalysisPage.tsx'),
  'PointAnalysisPage',
);
const MonthlyPointsPage = screen(
  () => import('../../custom/reports/history/MonthlyPointsPage.tsx'),
  'MonthlyPointsPage',
);

/** What a store sells and how it goes: its home, its receipts, its history. */
export const selling: PanelSpec = {
  resources: [
    resource(outlines.transactions, {
      findable: true,
      icon: ReceiptIcon,
      leads: ['gross_amount'],
      columns: [
        'created_at',
        'customer',
        'gross_amount',
        'points_kept',
        'points_used',
        'channel',
        'standing',
        'points*',
        'left_to_pay*',
        'amount*',
        'receipt_number*',
        'cash_register_id*',
        'cashier',
        'returned_amount*',
      ],
      edit: ReceiptScreen,
    }),
    resource(outlines.pendingPayments, {
      icon: PendingIcon,
      leads: ['gross_amount'],
      columns: [
        'created_at',
        'customer',
        'gross_amount',
        'channel',
        'receipt_number*',
        'cash_register_id*',
        'cashier*',
      ],
      list: PendingPayments,
      edit: ReceiptScreen,
    }),
  ],
  pages: [
    { path: homePath, icon: HomeIcon, permission: 'homepage.read', component: HomePage },
    {
      path: 'new-transaction',
      icon: NewIcon,
      permission: 'transactions.create',
      component: NewTransactionPage,
    },
    {
      path: 'history/point-analysis',
      icon: AnalysisIcon,
      permission: 'history.points_analysis',
      component: PointAnalysisPage,
    },
    {
      path: 'history/monthly-points',
      icon: MonthsIcon,
      permission: 'history.monthly_points',
      component: MonthlyPointsPage,
    },
    ...storeDebts.pages,
  ],
  menu: [
    { word: 'home', icon: HomeIcon, paths: [homePath] },
    { word: 'newTransaction', icon: NewIcon, prominent: true, paths: ['new-transaction'] },
    {
      word: 'transactions',
      icon: ReceiptIcon,
      paths: [outlines.transactions.screen, outlines.pendingPayments.screen],
    },
    {
      word: 'history',
      icon: AnalysisIcon,
      paths: ['history/point-analysis', 'history/monthly-points', storeDebts.path],
    },
  ],
};
