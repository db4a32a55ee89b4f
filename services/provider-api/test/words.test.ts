import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnvironment, requireCallers } from '../src/environment';
import { loggable } from '../src/database/loggable';
import { unstorablePath } from '../src/database/storable-text';
import { sourceOf } from '../src/domain/import/job';
import { drawNumber } from '../src/domain/document-number';

describe('small things', () => {
  it('finds text that can not be stored, however deep', () => {
    expect(unstorablePath({ a: [{ b: 'x\0' }] })).toBe('a.0.b');
    expect(unstorablePath('\ud800')).toBe('');
    expect(unstorablePath({ a: '👩‍🔧' })).toBeNull();
  });

  it('logs no value of a query', () => {
    const cause = Object.assign(new Error('Key (email)=(ana@example.ph) already exists.'), {
      code: '23505',
      constraint: 'users_email_unique',
      detail: 'Key (email)=(ana@example.ph) already exists.',
    });
    const error = new Error('Failed query: insert\nparams: ana@example.ph', { cause });
    expect(JSON.stringify(loggable(error))).not.toContain('ana@');
    expect(loggable(error)).toMatchObject({ code: '23505', constraint: 'users_email_unique' });
  });

  it('draws order numbers that can be read out', () => {
    const drawn = Array.from({ length: 500 }, () => drawNumber('ORD'));
    expect(new Set(drawn).size).toBe(500);
    for (const number of drawn) expect(number).toMatch(/^ORD-[^01OIL-]{4}-[^01OIL-]{4}$/);
  });

  it('names an import after its folder and file', () => {
    expect(sourceOf('/data/North Wind/catalogue.json')).toBe('north-wind-catalogue');
  });

  it('serves in production only where it can tell shoppers apart', () => {
    const start = (given: NodeJS.ProcessEnv) =>
      requireCallers(readEnvironment({ NODE_ENV: 'production', DATA_DIR: '/data', ...given }));
    expect(() => start({})).toThrow(/^PROXY_SECRET: .*TRUSTED_PROXIES.*CORS_ORIGINS/);
    expect(() => start({ TRUSTED_PROXIES: '', CORS_ORIGINS: ' ' })).toThrow(/^PROXY_SECRET: /);
    for (const given of [
      { PROXY_SECRET: 'a-secret-of-the-tests' },
      { TRUSTED_PROXIES: '10.0.0.0/8' },
      { CORS_ORIGINS: 'https://shop.example' },
      { NODE_ENV: 'development' },
    ]) {
      expect(() => start(given)).not.toThrow();
    }
  });

  it('reads its environment', () => {
    const read = readEnvironment({
      PORT: '',
      CORS_ORIGINS: 'https://a.example/, ,https://b.example',
    });
    expect(read).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      production: false,
      rateLimitScale: 1,
      corsOrigins: ['https://a.example', 'https://b.example'],
    });
    expect(read.dataDirectory).toMatch(/\.data$/);
    expect(readEnvironment({ DATA_DIR: 'shop', INIT_CWD: '/somewhere' }).dataDirectory).toBe(
      '/somewhere/shop',
    );
    expect(() => readEnvironment({ NODE_ENV: 'x', PORT: 'y' })).toThrow(/^PORT: must be a port/);
  });

  it('keeps data in production only where it was told to', () => {
    const read = (given: Record<string, string>) =>
      readEnvironment({ NODE_ENV: 'production', ...given });
    const database = { DATABASE_URL: 'postgres://primary/shop' };
    for (const given of [{}, database, { PICTURES_STORE: '/pictures' }]) {
      expect(() => read(given)).toThrow(/^DATA_DIR: is needed in production /);
    }
    expect(read({ DATA_DIR: '/data' }).dataDirectory).toBe('/data');
    // A cache, which may be lost.
    expect(read({ ...database, PICTURES_STORE: '/pictures' }).dataDirectory).toBe(
      join(tmpdir(), 'storefront-provider'),
    );
  });

  it('reads where pictures are, from where it reads, and where spans go', () => {
    expect(readEnvironment({})).toMatchObject({ pictures: null, databaseReadUrl: undefined });
    expect(readEnvironment({}).tracing).toBeUndefined();
    const folder = { PICTURES_STORE: 'shared', INIT_CWD: '/somewhere' };
    expect(readEnvironment(folder).pictures).toEqual({ folder: '/somewhere/shared' });
    const bucket = { PICTURES_STORE: 's3://shop/pictures', S3_ENDPOINT: 'https://s3.example' };
    expect(() => readEnvironment(bucket)).toThrow(
      /^S3_ACCESS_KEY_ID: is needed where PICTURES_STORE is a bucket; S3_SECRET_ACCESS_KEY: is needed/,
    );
    const keys = { S3_ACCESS_KEY_ID: 'someone', S3_SECRET_ACCESS_KEY: 'nothing' };
    expect(readEnvironment({ ...bucket, ...keys }).pictures).toMatchObject({
      bucket: { location: 's3://shop/pictures', region: 'us-east-1' },
    });
    const replica = { DATABASE_READ_URL: 'postgres://replica/shop' };
    expect(() => readEnvironment(replica)).toThrow(
      /^DATABASE_READ_URL: needs DATABASE_URL, the primary of this replica$/,
    );
    const both = { ...replica, DATABASE_URL: 'postgres://primary/shop' };
    expect(readEnvironment(both)).toMatchObject({
      databaseReadUrl: 'postgres://replica/shop',
      readLag: 5000,
    });
    const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
    expect(readEnvironment(collector).tracing).toEqual({
      endpoint: 'http://collector:4318',
      share: 1,
    });
    expect(() => readEnvironment({ ...collector, OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow(
      /^OTEL_TRACES_SAMPLER_ARG: must be from 0 to 1$/,
    );
  });

  it('shows mails by an explicit setting alone, and never where mail is truly sent', () => {
    expect(readEnvironment({}).outbox).toBe(false);
    const kept = { DATA_DIR: '/data', NODE_ENV: 'production' };
    expect(readEnvironment({ OUTBOX: 'off', ...kept }).outbox).toBe(false);
    expect(readEnvironment({ OUTBOX: 'on' }).outbox).toBe(true);
    const refused = (given: Record<string, string>) => () =>
      readEnvironment({ OUTBOX: 'on', ...given });
    expect(refused({ OUTBOX: 'yes' })).toThrow(/^OUTBOX: must be on or off$/);
    expect(refused({ SMTP_URL: 'smtp://me:secret@mail.example' })).toThrow(
      /^OUTBOX: can not be on together with SMTP_URL$/,
    );
    expect(refused(kept)).toThrow(/^OUTBOX: can not be on with NODE_ENV=production$/);
  });
});
