import RotateIcon from '@mui/icons-material/AutorenewOutlined';
import RevokeIcon from '@mui/icons-material/BlockOutlined';
import DevelopersIcon from '@mui/icons-material/CodeOutlined';
import AnswerIcon from '@mui/icons-material/ForumOutlined';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import LogIcon from '@mui/icons-material/ReceiptLongOutlined';
import ReplayIcon from '@mui/icons-material/ReplayOutlined';
import RuleIcon from '@mui/icons-material/RuleOutlined';
import TestIcon from '@mui/icons-material/SendOutlined';
import HookIcon from '@mui/icons-material/WebhookOutlined';
import { late } from '../../../loading/late.tsx';
import { resource } from '../../../resources/resource.ts';
import type { PanelSpec } from '../../../shell/panel.ts';
import { screen } from '../../../shell/screen.ts';
import { outlines } from './developers.data.ts';

const KeyRequests = screen(
  () => import('../../../custom/developers/keys/KeyRequests.tsx'),
  'KeyRequests',
);
const RightsInput = late(
  () => import('../../../custom/developers/keys/RightsInput.tsx'),
  'RightsInput',
);

const EventsInput = late(
  () => import('../../../custom/developers/hooks/EventsInput.tsx'),
  'EventsInput',
);
const TestDialog = late(
  () => import('../../../custom/developers/hooks/TestDialog.tsx'),
  'TestDialog',
);
const ReplayDialog = late(
  () => import('../../../custom/developers/hooks/ReplayDialog.tsx'),
  'ReplayDialog',
);
const LogScreen = screen(
  () => import('../../../custom/developers/hooks/LogScreen.tsx'),
  'LogScreen',
);

const MapperCreate = screen(
  () => import('../../../custom/developers/mappers/MapperScreens.tsx'),
  'MapperCreate',
);
const MapperEdit = screen(
  () => import('../../../custom/developers/mappers/MapperScreens.tsx'),
  'MapperEdit',
);

/** A key that was revoked is over for good. */
const isOpen = [{ field: 'state', not: ['revoked'] }];
const isOff = { field: 'active', is: [false] };

/** The programs of a company: the keys they call with, and what they are told. */
export const developers: PanelSpec = {
  resources: [
    resource(outlines.apiKeys, {
      icon: KeyIcon,
      columns: [
        'name',
        'hint',
        'state',
        'last_used_at',
        'expires_at',
        'vouched_by',
        'last_used_from*',
        'created_at*',
      ],
      form: ['name', 'store_ids', 'expires_at', 'rate_limit', 'allowed_addresses', 'permissions'],
      inputs: { permissions: RightsInput },
      reveals: 'api_key',
      actions: {
        rotate: { icon: RotateIcon, ask: 'confirm', when: isOpen, reveals: 'api_key' },
        revoke: { icon: RevokeIcon, tone: 'danger', ask: 'confirm', when: isOpen, bulk: true },
      },
      record: {
        state: 'state',
        facts: [
          'hint',
          'last_used_at',
          'last_used_from',
          'vouched_by',
          'created_at',
          'rotated_at',
          'previous_until',
          'revoked_at',
        ],
        notices: [
          {
            word: 'orphan',
            tone: 'warning',
            when: [
              { field: 'is_orphan', is: [true] },
              { field: 'state', is: ['active'] },
            ],
          },
        ],
        parts: [
          { word: 'settings', shows: 'form' },
          { word: 'requests', shows: KeyRequests },
        ],
      },
      rules: async () => (await import('../../../../contract/developers/api-keys.ts')).apiKeys,
    }),
    resource(outlines.webhooks, {
      icon: HookIcon,
      columns: [
        'name',
        'url',
        'active',
        'failing_since',
        'last_delivered_at',
        'switched_off*',
        'vouched_by*',
        'created_at*',
      ],
      form: ['name', 'url', 'active', 'events'],
      inputs: { events: EventsInput },
      reveals: 'secret',
      actions: {
        test: { icon: TestIcon, dialog: TestDialog },
        replay: { icon: ReplayIcon, dialog: ReplayDialog },
        rotate: { icon: RotateIcon, ask: 'confirm', reveals: 'secret' },
      },
      record: {
        state: 'active',
        facts: ['url', 'hint', 'previous_until', 'last_delivered_at', 'vouched_by', 'created_at'],
        notices: [
          {
            word: 'offFailing',
            tone: 'error',
            when: [isOff, { field: 'switched_off', is: ['failing'] }],
          },
          {
            word: 'offGone',
            tone: 'error',
            when: [isOff, { field: 'switched_off', is: ['gone'] }],
          },
          {
            word: 'failing',
            tone: 'warning',
            when: [
              { field: 'active', is: [true] },
              { field: 'failing_since', not: [null] },
            ],
          },
        ],
        parts: [
          { word: 'attempts', shows: { resource: outlines.webhookLogs.screen, by: 'webhook_id' } },
          { word: 'settings', shows: 'form' },
        ],
      },
      rules: async () => (await import('../../../../contract/developers/webhooks.ts')).webhooks,
    }),
    resource(outlines.webhookLogs, {
      icon: LogIcon,
      columns: [
        'attempted_at',
        'event',
        'webhook_id',
        'outcome',
        'status',
        'ms',
        'attempt',
        'next_at*',
        'problem*',
        'message_id*',
        'is_test*',
      ],
      edit: LogScreen,
      opensToRead: true,
    }),
    resource(outlines.webhookResponses, {
      icon: AnswerIcon,
      columns: [
        'attempted_at',
        'event',
        'webhook_id',
        'status',
        'answer',
        'outcome',
        'mapper_id',
        'taken*',
      ],
      edit: LogScreen,
      opensToRead: true,
    }),
    resource(outlines.responseMappers, {
      icon: RuleIcon,
      columns: ['name', 'active', 'webhook_ids', 'vouched_by', 'updated_at', 'created_at*'],
      create: MapperCreate,
      edit: MapperEdit,
      opensToRead: true,
      rules: async () =>
        (await import('../../../../contract/developers/mappers.ts')).responseMappers,
    }),
  ],
  pages: [],
  parents: { developers: 'developers.read' },
  menu: [
    {
      word: 'developers',
      part: 'administration',
      icon: DevelopersIcon,
      paths: [
        outlines.apiKeys.screen,
        outlines.webhooks.screen,
        outlines.webhookResponses.screen,
        outlines.responseMappers.screen,
        outlines.webhookLogs.screen,
      ],
    },
  ],
};
