import CardIcon from '@mui/icons-material/AddCardOutlined';
import MergeIcon from '@mui/icons-material/CallMergeOutlined';
import NoCardIcon from '@mui/icons-material/CreditCardOffOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DataIcon from '@mui/icons-material/FileDownloadOutlined';
import AuditIcon from '@mui/icons-material/HistoryEduOutlined';
import ReachIcon from '@mui/icons-material/NotificationsActiveOutlined';
import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import ForgetIcon from '@mui/icons-material/PersonOffOutlined';
import MobileIcon from '@mui/icons-material/PhoneIphoneOutlined';
import ReceiptsIcon from '@mui/icons-material/ReceiptLongOutlined';
import AttributeIcon from '@mui/icons-material/SellOutlined';
import PointsIcon from '@mui/icons-material/StarsOutlined';
import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import { late } from '../../loading/late.tsx';
import { resource } from '../../resources/resource.ts';
import type { MenuGroup, PanelSpec } from '../../shell/panel.ts';
import { screen } from '../../shell/screen.ts';
import { outlines } from './customers.data.ts';

const CustomerList = screen(
  () => import('../../custom/customers/list/CustomerList.tsx'),
  'CustomerList',
);
const CustomerCreate = screen(
  () => import('../../custom/customers/desk/CustomerForms.tsx'),
  'CustomerCreate',
);
const CustomerScreen = screen(
  () => import('../../custom/customers/desk/CustomerScreen.tsx'),
  'CustomerScreen',
);
const AdjustDialog = late(
  () => import('../../custom/customers/desk/AdjustDialog.tsx'),
  'AdjustDialog',
);
const AttachDialog = late(
  () => import('../../custom/customers/desk/CardDialogs.tsx'),
  'AttachDialog',
);
const DetachDialog = late(
  () => import('../../custom/customers/desk/CardDialogs.tsx'),
  'DetachDialog',
);
const MergeDialog = late(
  () => import('../../custom/customers/desk/MergeDialog.tsx'),
  'MergeDialog',
);
const changeMobile = async () =>
  (await import('../../../contract/customers/customer-desk.ts')).changeMobile;

// Of people who were erased nothing is left to change.
const isKnown = [{ field: 'anonymised_at', filled: false }];
const hasMobile = [...isKnown, { field: 'mobile', filled: true }];
const hasCards = [{ field: 'card_numbers', filled: true }];

const ReachPage = screen(() => import('../../custom/customers/list/ReachPage.tsx'), 'ReachPage');
const ImportPage = screen(
  () => import('../../custom/customers/imports/ImportPage.tsx'),
  'ImportPage',
);
const AuditList = screen(() => import('../../custom/audit/AuditList.tsx'), 'AuditList');
const AuditScreen = screen(() => import('../../custom/audit/AuditScreen.tsx'), 'AuditScreen');

/** The company's desk: its customers, what is kept of them, and who changed what. */
export const desk: PanelSpec = {
  resources: [
    resource(outlines.customers, {
      findable: true,
      icon: PeopleIcon,
      columns: [
        'first_name',
        'last_name',
        'mobile',
        'card_number',
        'email*',
        'current_balance',
        'total_transactions',
        'total_price',
        'tier',
        'redeemed_points*',
        'total_redemptions*',
        'user_account_id*',
        'gender*',
        'birth_date*',
        'birthday*',
        'zipcode*',
        'store_id*',
        'last_transaction_at*',
        'created_at*',
        'updated_at*',
      ],
      list: CustomerList,
      links: { receipts: { icon: ReceiptsIcon, tab: 'receipts' } },
      actions: {
        adjust: { icon: PointsIcon, dialog: AdjustDialog, when: isKnown, main: true },
        data: { icon: DataIcon, when: isKnown, inMenu: true },
        mobile: { icon: MobileIcon, form: changeMobile, when: isKnown, inMenu: true },
        attach: { icon: CardIcon, dialog: AttachDialog, when: isKnown, inMenu: true },
        detach: { icon: NoCardIcon, dialog: DetachDialog, when: hasCards, inMenu: true },
        merge: { icon: MergeIcon, dialog: MergeDialog, when: hasMobile, inMenu: true },
        forget: { icon: ForgetIcon, tone: 'danger', ask: 'confirm', when: isKnown, inMenu: true },
        remove: {
          icon: DeleteIcon,
          tone: 'danger',
          ask: 'confirm',
          when: isKnown,
          inMenu: true,
          leadsTo: 'list',
        },
      },
      create: CustomerCreate,
      edit: CustomerScreen,
      opensToRead: true,
      messageMs: 3000,
      rules: async () =>
        (await import('../../../contract/customers/company-customers.ts')).customers,
    }),
    resource(outlines.attributeDefinitions, {
      icon: AttributeIcon,
      columns: ['name', 'type', 'used', 'values', 'updated_at*'],
      form: ['name', 'type', 'values', 'used'],
      rules: async () =>
        (await import('../../../contract/customers/attribute-definitions.ts')).attributeDefinitions,
    }),
    resource(outlines.auditLog, {
      icon: AuditIcon,
      columns: [
        'created_at',
        'user',
        'action',
        'subject',
        'title',
        'changed',
        'store',
        'store_id*',
        'subject_id*',
        'address*',
        'call*',
      ],
      list: AuditList,
      edit: AuditScreen,
    }),
  ],
  pages: [
    {
      path: 'customers/notifications-tab',
      icon: ReachIcon,
      permission: 'customers.read',
      component: ReachPage,
    },
    {
      path: 'customers/import',
      icon: ImportIcon,
      permission: 'customers.import',
      component: ImportPage,
    },
  ],
  menu: [],
};

/** The entry of customers, with what else stands beside them. */
export const customersMenu = (...besides: readonly string[]): MenuGroup => ({
  word: 'customers',
  part: 'customers',
  icon: PeopleIcon,
  paths: [
    outlines.customers.screen,
    outlines.attributeDefinitions.screen,
    ...besides,
    'customers/notifications-tab',
  ],
});

/** Where the log of changes is. */
export const auditPath = outlines.auditLog.screen;
