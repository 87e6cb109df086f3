import { describe, expect, test } from 'vitest';
import {
  backupsOf,
  pusherKeysOf,
  readEnvironment,
  wantsDemo,
} from '../../../server/runtime/environment.ts';

describe('the environment', () => {
  test('that says nothing is the documented one', () => {
    expect(readEnvironment({})).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      BACKUP_KEEP: 7,
      DRAIN_SECONDS: 0,
      LOG_LEVEL: 'info',
      PUSHER_CLUSTER: 'eu',
      SESSION_HOURS: 12,
      SESSION_IDLE_MINUTES: 30,
      SMS_GATEWAY_PER_SECOND: 0,
    });
  });

  test.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['DRAIN_SECONDS', '601'],
    ['SESSION_HOURS', '0'],
    ['SESSION_IDLE_MINUTES', 'never'],
    ['DATABASE_URL', 'mysql://localhost/pistos'],
    ['DATABASE_URL', 'localhost'],
    ['PUBLIC_URL', 'pistos.example'],
    ['PUBLIC_URL', 'ftp://pistos.example'],
    ['DEMO', 'yes'],
    ['BACKUP_EVERY_HOURS', 'daily'],
    ['BACKUP_EVERY_HOURS', '9000'],
    ['BACKUP_KEEP', '0'],
    ['LOG_LEVEL', 'loud'],
    ['SMS_GATEWAY_URL', 'not an address'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['ALLOW_PRIVATE_ADDRESSES', 'yes'],
    ['MAP_TILES_URL', 'http://tiles.example/{z}'],
    ['PUSHER_APP_ID', 'ours'],
    ['PUSHER_CLUSTER', 'eu.example'],
  ])('is refused naming %s when it is %j', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(name);
  });

  test('is refused naming everything that is wrong with it', () => {
    expect(() => readEnvironment({ PORT: 'x', DEMO: 'x' })).toThrow(/PORT.*DEMO/);
  });

  test('that names a mail server names a sender', () => {
    expect(() => readEnvironment({ SMTP_URL: 'smtp://mail.example' })).toThrow('MAIL_FROM');
    const whole = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'pistos@mail.example' };
    expect(readEnvironment(whole)).toMatchObject(whole);
  });

  test('takes all keys of Pusher or none (rt-cluster)', () => {
    const keys = { PUSHER_APP_ID: '3', PUSHER_KEY: 'key', PUSHER_SECRET: 'secret' };
    const pusher = { appId: '3', key: 'key', secret: 'secret', cluster: 'eu' };
    expect(pusherKeysOf(readEnvironment(keys))).toEqual(pusher);
    expect(pusherKeysOf(readEnvironment({}))).toBeUndefined();
    expect(() => readEnvironment({ ...keys, PUSHER_SECRET: '' })).toThrow('PUSHER_SECRET');
  });

  test('takes an empty variable for none', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: '', DEMO: '' })).toEqual(readEnvironment({}));
  });

  test.each([
    ['0', false],
    ['1', true],
  ])('reads DEMO %j as %s', (DEMO, wanted) => {
    expect(readEnvironment({ DEMO }).DEMO).toBe(wanted);
  });

  test('ignores variables that are none of its own', () => {
    expect(readEnvironment({ PATH: '/bin', HOME: '/root' })).toEqual(readEnvironment({}));
  });
});

test.each([
  [{}, 24],
  [{ BACKUP_EVERY_HOURS: '6' }, 6],
  [{ BACKUP_EVERY_HOURS: '0' }, null],
  [{ DATABASE_URL: 'postgres://localhost/pistos' }, null],
  [{ DATABASE_URL: 'postgres://localhost/pistos', BACKUP_EVERY_HOURS: '12' }, 12],
])(
  'the embedded database is backed up daily, a PostgreSQL when asked: %j, %j hours',
  (variables, hours) => {
    const { everyHours, keep, folder } = backupsOf(
      readEnvironment({ ...variables, DATA_DIR: '/data' }),
    );
    expect([everyHours, keep, folder]).toEqual([hours, 7, '/data/backups']);
  },
);

test.each([
  [{}, true],
  [{ HOST: 'localhost' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ PUBLIC_URL: 'https://pistos.example' }, false],
  [{ DATABASE_URL: 'postgres://localhost/pistos' }, false],
  [{ HOST: '0.0.0.0', DEMO: '1' }, true],
  [{ DEMO: '0' }, false],
])('the demo, whose passwords are published, comes with %j: %j', (variables, comes) => {
  expect(wantsDemo(readEnvironment(variables))).toBe(comes);
});
