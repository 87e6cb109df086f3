import RightsIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import PeopleIcon from '@mui/icons-material/GroupOutlined';
import { resource } from '../../resources/resource.ts';
import type { MenuGroup, PanelSpec } from '../../shell/panel.ts';
import type { PanelResource } from '../../shell/resource.ts';
import { screen } from '../../shell/screen.ts';
import { outlines } from './people.data.ts';

const MemberList = screen(() => import('../../custom/people/members/MemberList.tsx'), 'MemberList');
const MemberCreate = screen(
  () => import('../../custom/people/members/MemberCreate.tsx'),
  'MemberCreate',
);
const MemberScreen = screen(
  () => import('../../custom/people/members/MemberScreen.tsx'),
  'MemberScreen',
);
const StoreRightsPage = screen(
  () => import('../../custom/people/rights/StoreRightsPage.tsx'),
  'StoreRightsPage',
);
const DefaultRightsPage = screen(
  () => import('../../custom/people/rights/DefaultRightsPage.tsx'),
  'DefaultRightsPage',
);

const screens = {
  findable: true,
  icon: PeopleIcon,
  columns: ['full_name', 'mobile', 'role_id', 'permissions_enabled', 'state', 'created_at'],
  list: MemberList,
  create: MemberCreate,
  edit: MemberScreen,
} as const;

/** The users of a store. */
export const storeUsers: PanelResource = resource(outlines.storeUsers, screens);

/** The staff of a company, and what it lets its stores do. */
export const people: PanelSpec = {
  resources: [resource(outlines.staff, screens)],
  pages: [
    {
      path: 'stores/stores-tab/:id/permissions',
      icon: RightsIcon,
      permission: 'stores.permissions.read',
      component: StoreRightsPage,
    },
    {
      path: 'stores/default-permissions',
      icon: RightsIcon,
      permission: 'stores.default_permissions',
      component: DefaultRightsPage,
    },
  ],
  menu: [],
};

/** The entry of user rights, with what else stands beside them. */
export const rightsMenu = (...besides: readonly string[]): MenuGroup => ({
  word: 'userRights',
  part: 'administration',
  icon: PeopleIcon,
  paths: [outlines.staff.screen, ...besides],
});
