import ProgramIcon from '@mui/icons-material/CardMembershipOutlined';
import CollaboratorIcon from '@mui/icons-material/HandshakeOutlined';
import { resource } from '../resources/resource.tsx';
import { screen } from '../resources/screen.ts';
import { outlines } from './collaborators.data.ts';
import type { PanelSpec } from './panel.ts';

const CollaboratorList = screen(
  () => import('../custom/collaborators/CollaboratorList.tsx'),
  'CollaboratorList',
);
const CollaboratorCreate = screen(
  () => import('../custom/collaborators/CollaboratorCreate.tsx'),
  'CollaboratorCreate',
);
const ProgramList = screen(
  () => import('../custom/loyalty-programs/ProgramList.tsx'),
  'ProgramList',
);

/** Whom a company works together with, and the programmes within its own. */
export const collaborators: PanelSpec = {
  resources: [
    resource(outlines.synergies, {
      icon: CollaboratorIcon,
      columns: [
        'name',
        'status',
        'from_to_points_ratio',
        'to_from_points_ratio',
        'updated_at',
        'created_at*',
      ],
      list: CollaboratorList,
      create: CollaboratorCreate,
      rules: async () => (await import('../../contract/synergies.ts')).synergies,
    }),
    resource(outlines.subLoyalties, {
      icon: ProgramIcon,
      columns: [
        'logo',
        'name',
        'points_label',
        'country_id',
        'gifts_count',
        'updated_at*',
        'created_at*',
      ],
      form: ['logo', 'name', 'description', 'points_label', 'country_id', 'active'],
      list: ProgramList,
      rules: async () => (await import('../../contract/sub-loyalties.ts')).subLoyalties,
    }),
  ],
  pages: [],
  menu: [
    { word: 'collaborators', icon: CollaboratorIcon, paths: ['collaborators'] },
    { word: 'loyaltyPrograms', icon: ProgramIcon, paths: ['loyalty-programs'] },
  ],
};
