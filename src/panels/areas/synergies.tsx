import ProgramIcon from '@mui/icons-material/CardMembershipOutlined';
import CollaboratorIcon from '@mui/icons-material/HandshakeOutlined';
import { resource } from '../../resources/resource.ts';
import type { PanelSpec } from '../../shell/panel.ts';
import { screen } from '../../shell/screen.ts';
import { outlines } from './synergies.data.ts';

const CollaboratorList = screen(
  () => import('../../custom/synergies/collaborations/CollaboratorList.tsx'),
  'CollaboratorList',
);
const CollaboratorCreate = screen(
  () => import('../../custom/synergies/collaborations/CollaboratorCreate.tsx'),
  'CollaboratorCreate',
);
const ProgramList = screen(
  () => import('../../custom/organisations/sub-loyalties/ProgramList.tsx'),
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
      rules: async () => (await import('../../../contract/synergies/synergies.ts')).synergies,
    }),
    resource(outlines.subLoyalties, {
      findable: true,
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
      rules: async () =>
        (await import('../../../contract/organisations/sub-loyalties.ts')).subLoyalties,
    }),
  ],
  pages: [],
  menu: [
    {
      word: 'collaborators',
      part: 'partners',
      icon: CollaboratorIcon,
      paths: [outlines.synergies.screen, outlines.subLoyalties.screen],
    },
  ],
};
