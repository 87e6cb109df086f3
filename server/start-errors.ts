import { resolve } from 'node:path';
import { databaseError, troubleOf } from './runtime/database-errors.ts';

const codeOf = (error: unknown) => databaseError(error)?.code ?? '';
const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const said = (words: string, cause: unknown) => new Error(words, { cause });

/** Why the folder of the data cannot be used, and what to do. Answers anything else as it is. */
export function folderError(error: unknown, dataDir: string): unknown {
  const folder = resolve(dataDir);
  const code = codeOf(error);
  if (troubleOf(error) === 'disk_full')
    return said(
      `The disk of ${folder} is full. Make room there, or name another DATA_DIR. (${wordsOf(error)})`,
      error,
    );
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return said(
      `${folder} cannot be written. Give the user that runs Pistos the right to, or name another DATA_DIR. (${wordsOf(error)})`,
      error,
    );
  if (['ENOTDIR', 'EEXIST', 'ENAMETOOLONG', 'ENOENT'].includes(code))
    return said(`${folder} is no folder. Name another DATA_DIR. (${wordsOf(error)})`, error);
  if (troubleOf(error) === 'corrupt')
    return said(
      `The disk of ${folder} cannot be read. Look after the disk, and restore a backup. (${wordsOf(error)})`,
      error,
    );
  return error;
}

/** Why nobody can be listened to, and what to do. Answers anything else as it is. */
export function listenError(error: unknown, host: string, port: number): unknown {
  const remedies: Record<string, string> = {
    EADDRINUSE: `Port ${port} of ${host} is in use by another program. Stop that one, or give another PORT.`,
    EACCES: `This user may not listen at port ${port}. Give a PORT above 1023, with a proxy in front, or the right to.`,
    EADDRNOTAVAIL: `${host} is no address of this machine. Name another HOST, such as 127.0.0.1 or 0.0.0.0.`,
    ENOTFOUND: `HOST ${host} is not known. Name another HOST, such as 127.0.0.1 or 0.0.0.0.`,
  };
  const remedy = remedies[codeOf(error)];
  return remedy ? said(remedy, error) : error;
}

/** What an address of a database names, without its password. */
function placeOf(databaseUrl: string) {
  const { hostname, port, pathname, username } = new URL(databaseUrl);
  return {
    server: `${hostname || 'localhost'}:${port || 5432}`,
    database: decodeURIComponent(pathname.slice(1)) || username,
    user: decodeURIComponent(username),
  };
}

/** Why the PostgreSQL of an address cannot be used, and what to do. */
export function postgresError(error: unknown, databaseUrl: string): Error {
  const { server, database, user } = placeOf(databaseUrl);
  const remedies: Record<string, string> = {
    '28P01': `The PostgreSQL at ${server} refuses the password of “${user}”. Correct it in DATABASE_URL.`,
    '28000': `The PostgreSQL at ${server} lets “${user}” not into “${database}” from here. Correct DATABASE_URL, or its pg_hba.conf.`,
    '3D000': `The PostgreSQL at ${server} has no database “${database}”. Create it (createdb ${database}), or correct DATABASE_URL.`,
    '42501': `“${user}” may not create tables in “${database}” at ${server}. Give them the right to (grant create on schema public).`,
    '25006': `The PostgreSQL at ${server} is a read-only copy. Name the one that is written to in DATABASE_URL.`,
    ENOTFOUND: `The host of ${server} is not known. Correct DATABASE_URL.`,
    EAI_AGAIN: `The host of ${server} cannot be looked up. Correct DATABASE_URL, or the name server.`,
    ECONNREFUSED: `Nothing listens at ${server}. Start the PostgreSQL there, or correct DATABASE_URL.`,
    ETIMEDOUT: `${server} does not answer. Start the PostgreSQL there, open its firewall, or correct DATABASE_URL.`,
  };
  const remedy = remedies[codeOf(error)] ?? (troubleOf(error) && remedyOfDisk(error, server));
  return said(
    remedy
      ? `${remedy} (${wordsOf(error)})`
      : `The PostgreSQL at ${server} cannot be used: ${wordsOf(error)}`,
    error,
  );
}

const remedyOfDisk = (error: unknown, server: string) =>
  troubleOf(error) === 'disk_full'
    ? `The disk of the PostgreSQL at ${server} is full. Make room there.`
    : `The PostgreSQL at ${server} cannot read its files. Look after its disk, and restore a backup.`;
