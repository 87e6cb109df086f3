import { join, resolve } from 'node:path';
import { z } from 'zod';
import { cluster } from '../../contract/realtime/channels.ts';

/** An application at Pusher Channels. */
export interface PusherKeys {
  readonly appId: string;
  readonly key: string;
  readonly secret: string;
  readonly cluster: string;
}

const flag = z
  .enum(['0', '1'])
  .transform((value) => value === '1')
  .optional();
const address = z.url({ protocol: /^https?$/ }).optional();
const count = (most: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(z.int().max(most));

const pusher = ['PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET'] as const;

const whole = (most: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(1).max(most));

const variables = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.int().max(65_535))
    .default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  BACKUP_EVERY_HOURS: count(8760).optional(),
  BACKUP_KEEP: count(1000).pipe(z.int().min(1)).default(7),
  BACKUP_DIR: z.string().min(1).optional(),
  PUBLIC_URL: address,
  DEMO: flag,
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  TRUST_PROXY: flag,
  DRAIN_SECONDS: count(600).default(0),
  SESSION_HOURS: whole(24 * 365).default(12),
  SESSION_IDLE_MINUTES: whole(60 * 24 * 365).default(30),
  SMS_GATEWAY_URL: address,
  SMS_GATEWAY_SECRET: z.string().min(16).optional(),
  SMS_GATEWAY_PER_SECOND: count(1000).default(0),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  ALLOW_PRIVATE_ADDRESSES: flag,
  VIES_URL: address,
  GOOGLE_MAPS_KEY: z.string().min(1).optional(),
  MAP_TILES_URL: z.string().startsWith('https://').optional(),
  MAP_TILES_ATTRIBUTION: z.string().min(1).optional(),
  PUSHER_APP_ID: z.string().regex(/^\d+$/).optional(),
  PUSHER_KEY: z.string().min(1).optional(),
  PUSHER_SECRET: z.string().min(1).optional(),
  PUSHER_CLUSTER: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default(cluster),
});
/** The settings there are. */
export const variableNames = Object.keys(variables.shape);
const environment = variables.superRefine((read, context) => {
  if (read.SMTP_URL && !read.MAIL_FROM)
    context.addIssue({ code: 'custom', path: ['MAIL_FROM'], message: 'is missing' });
  if (!pusher.some((name) => read[name])) return;
  for (const name of pusher)
    if (!read[name]) context.addIssue({ code: 'custom', path: [name], message: 'is missing' });
});
export type Environment = z.infer<typeof environment>;

/** Reads the settings; an empty variable counts as none. Throws naming every variable that is wrong. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const values = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const read = environment.safeParse(values);
  if (read.success) return read.data;
  const wrong = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not usable. ${wrong.join('; ')}`);
}

/** The application at Pusher Channels, where one is given: all of its keys or none. */
export function pusherKeysOf(read: Environment): PusherKeys | undefined {
  const { PUSHER_APP_ID: appId, PUSHER_KEY: key, PUSHER_SECRET: secret } = read;
  return appId && key && secret ? { appId, key, secret, cluster: read.PUSHER_CLUSTER } : undefined;
}

const embeddedEveryHours = 24;

/**
 * How often the server backs itself up, in hours, and null for never; how many of these it keeps, and in
 * which folder. A PostgreSQL is somebody's who has their own way, so that it is asked for there.
 */
export function backupsOf(read: Environment) {
  const every = read.BACKUP_EVERY_HOURS ?? (read.DATABASE_URL ? 0 : embeddedEveryHours);
  return {
    everyHours: every || null,
    keep: read.BACKUP_KEEP,
    folder: resolve(read.BACKUP_DIR ?? join(read.DATA_DIR, 'backups')),
  };
}

const isForOneself = ({ DATABASE_URL, PUBLIC_URL, HOST }: Environment) =>
  !DATABASE_URL && !PUBLIC_URL && ['127.0.0.1', '::1', 'localhost'].includes(HOST);

/**
 * Whether an empty database gets the demo programme. Its passwords are published, so that it comes
 * without being asked for only where nobody else can reach it.
 */
export const wantsDemo = (read: Environment): boolean => read.DEMO ?? isForOneself(read);
