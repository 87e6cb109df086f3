import { describe, expect, test } from 'vitest';
import { folderError, listenError, postgresError } from '../../../server/start-errors.ts';

const withCode = (code: string, message = 'as it was said') =>
  Object.assign(new Error(message), { code });
const wordsOf = (error: unknown) => (error as Error).message;
const url = 'postgres://pistos:s3cret%2F@db.example:6432/loyalty';

describe('what a start fails on is told with the place and the remedy', () => {
  test.each([
    ['ENOSPC', /\/data is full\. Make room there/],
    ['EACCES', /\/data cannot be written.*the right to/],
    ['EROFS', /\/data cannot be written/],
    ['ENOTDIR', /\/data is no folder.*DATA_DIR/],
    ['EIO', /\/data cannot be read.*backup/],
  ])('a folder: %s', (code, words) => {
    expect(wordsOf(folderError(withCode(code), '/data'))).toMatch(words);
  });

  test.each([
    ['EADDRINUSE', /Port 80 of 0\.0\.0\.0 is in use.*PORT/],
    ['EACCES', /may not listen at port 80.*PORT above 1023/],
    ['EADDRNOTAVAIL', /0\.0\.0\.0 is no address of this machine.*HOST/],
  ])('a port: %s', (code, words) => {
    expect(wordsOf(listenError(withCode(code), '0.0.0.0', 80))).toMatch(words);
  });

  test.each([
    ['28P01', /db\.example:6432 refuses the password of “pistos”.*DATABASE_URL/],
    ['28000', /lets “pistos” not into “loyalty”.*pg_hba/],
    ['3D000', /has no database “loyalty”.*createdb loyalty/],
    ['42501', /“pistos” may not create tables in “loyalty”.*grant/],
    ['ECONNREFUSED', /Nothing listens at db\.example:6432/],
    ['ENOTFOUND', /host of db\.example:6432 is not known/],
    ['53100', /disk of the PostgreSQL at db\.example:6432 is full/],
    ['XX000', /PostgreSQL at db\.example:6432 cannot be used: as it was said/],
  ])('a PostgreSQL: %s, and never the password', (code, words) => {
    const said = wordsOf(postgresError(withCode(code), url));
    expect(said).toMatch(words);
    expect(said).not.toMatch(/s3cret/);
  });

  test('anything else stays as it is, such as a folder that is in use', () => {
    const error = new Error('/data is in use by process 7');
    expect(folderError(error, '/data')).toBe(error);
    expect(listenError(error, 'localhost', 1)).toBe(error);
  });
});
