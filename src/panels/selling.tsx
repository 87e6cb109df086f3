import NewIcon from '@mui/icons-material/AddCircleOutlined';
import MonthsIcon from '@mui/icons-material/CalendarMonthOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import PendingIcon from '@mui/icons-material/HourglassEmptyOutlined';
import AnalysisIcon from '@mui/icons-material/InsightsOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { lazy } from 'react';
import { pendingPayments, transactions } from '../../contract/transactions.ts';
import { loadScreen } from '../public/load-screen.ts';
import { resource } from '../resources/resource.tsx';
import { homePath } from './menu.ts';
import type { PanelSpec } from './panel.ts';

const ReceiptScreen = lazy(() =>
  loadScreen(() => import('../custom/transactions/ReceiptScreen.tsx')).then(
    ({ ReceiptScreen }) => ({ default: ReceiptScreen }),
  ),
);
const PendingPayments = lazy(() =>
  loadScreen(() => import('../custom/transactions/PendingPayments.tsx')).then(
    ({ PendingPayments }) => ({ default: PendingPayments }),
  ),
);
const HomePage = lazy(() =>
  loadScreen(() => import('../custom/home/HomePage.tsx')).then(({ HomePage }) => ({
    default: HomePage,
  })),
);
const NewTransactionPage = lazy(() =>
  loadScreen(() => import('../custom/new-transaction/NewTransactionPage.tsx')).then(
    ({ NewTransactionPage }) => ({ default: NewTransactionPage }),
  ),
);
const PointAnalysisPage = lazy(() =>
  loadScreen(() => import('../custom/history/PointAnalysisPage.tsx')).then(
    ({ PointAnalysisPage }) => ({ default: PointAnalysisPage }),
  ),
);
const MonthlyPointsPage = lazy(() =>
  loadScreen(() => import('../custom/history/MonthlyPointsPage.tsx')).then(
    ({ MonthlyPointsPage }) => ({ default: MonthlyPointsPage }),
  ),
);

/** What a store sells and how it goes: its home, its receipts, its history. */
export const selling: PanelSpec = {
  resources: [
    resource(transactions, {
      name: 'transactions',
      icon: ReceiptIcon,
      columns: [
        'created_at',
        'customer',
        'amount',
        'points',
        'points_used',
        'channel',
        'status',
        'receipt_number*',
        'cash_register_id*',
        'cashier',
        'returned_amount*',
      ],
      edit: ReceiptScreen,
    }),
    resource(pendingPayments, {
      name: 'transactions/pending-payments',
      icon: PendingIcon,
      columns: [
        'created_at',
        'customer',
        'amount',
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
  ],
  menu: [
    { word: 'home', icon: HomeIcon, paths: [homePath] },
    { word: 'newTransaction', icon: NewIcon, prominent: true, paths: ['new-transaction'] },
    {
      word: 'transactions',
      icon: ReceiptIcon,
      paths: ['transactions', 'transactions/pending-payments'],
    },
    {
      word: 'history',
      icon: AnalysisIcon,
      paths: ['history/point-analysis', 'history/monthly-points'],
    },
  ],
};
