/** The front of every variant: TLS, HTTP/2 and brotli in front of the shop's plain servers. */
import { createHash, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { request as ask, type IncomingMessage } from 'node:http';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { generate } from 'selfsigned';

export type Certificate = { key: string; cert: string };

/** A certificate that only the benchmark's browser trusts, by a command-line option. */
export async function certificate(): Promise<Certificate> {
  const made = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
  return { key: made.private, cert: made.cert };
}

/**
 * The option that makes Chromium trust a certificate. If it only ignored the error, it would cache
 * nothing from that origin, and a second visit would find an empty cache.
 */
export function trustOf({ cert }: Certificate): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(key).digest('base64');
  return `--ignore-certificate-errors-spki-list=${hash}`;
}

export type Page = { html: string; headers: Record<string, string | string[]> };

export type Front = {
  origin: string;
  close(): Promise<void>;
};

type FrontSettings = {
  port: number;
  certificate: Certificate;
  /** The server behind it. */
  upstream: string;
  /** Folders of built files that it serves itself, by path. */
  folders?: Record<string, string>;
  /** Changes a document for a variant. */
  rewrite?: (page: Page, path: string) => Page;
};

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};
const PACKED = /^(?:text\/|application\/(?:json|javascript)|image\/svg)/;
/** Headers of one connection, which a proxy must not pass on. */
const HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'content-length'];

/** Compresses with a high quality where a file is compressed once, and a low one for one answer. */
function packed(content: Buffer, quality: number): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

async function bodyOf(stream: IncomingMessage | Http2ServerRequest): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function upstreamAnswer(
  settings: FrontSettings,
  request: Http2ServerRequest,
  body: Buffer,
): Promise<IncomingMessage> {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(
      ([name]) => !name.startsWith(':') && !HOP.includes(name) && name !== 'host',
    ),
  );
  const isDocument = request.headers.accept?.includes('text/html') ?? false;
  return new Promise((done, fail) => {
    ask(
      new URL(request.url, settings.upstream),
      {
        method: request.method,
        headers: {
          ...headers,
          ...(body.length > 0 ? { 'content-length': body.length } : {}),
          ...(isDocument ? { 'accept-encoding': 'identity' } : {}),
        },
      },
      done,
    )
      .on('error', fail)
      .end(body);
  });
}

const files = new Map<string, Promise<Buffer>>();

/** A built file, compressed once. */
function packedFile(path: string): Promise<Buffer> {
  const known = files.get(path);
  const content = known ?? readFile(path).then((file) => packed(file, 11));
  files.set(path, content);
  return content;
}

async function answerFile(path: string, response: Http2ServerResponse): Promise<void> {
  const content = await packedFile(path).catch(() => null);
  if (!content) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  response.end(content);
}

async function answer(
  settings: FrontSettings,
  request: Http2ServerRequest,
  response: Http2ServerResponse,
): Promise<void> {
  const path = new URL(request.url, settings.upstream).pathname;
  const own = Object.entries(settings.folders ?? {}).find(([at]) => path.startsWith(`${at}/`));
  if (own) return answerFile(join(own[1], normalize(path.slice(own[0].length))), response);
  const upstream = await upstreamAnswer(settings, request, await bodyOf(request));
  let content = await bodyOf(upstream);
  let headers = Object.fromEntries(
    Object.entries(upstream.headers).flatMap(([name, value]) =>
      HOP.includes(name) || value === undefined ? [] : [[name, value]],
    ),
  );
  const type = String(headers['content-type'] ?? '');
  if (type.startsWith('text/html') && settings.rewrite && !headers['content-encoding']) {
    const page = settings.rewrite({ html: content.toString(), headers }, path);
    content = Buffer.from(page.html);
    headers = page.headers;
  }
  if (!headers['content-encoding'] && PACKED.test(type) && content.length > 500) {
    content = packed(content, 5);
    headers['content-encoding'] = 'br';
  }
  response.writeHead(upstream.statusCode ?? 502, headers);
  response.end(content);
}

/** Starts a front. */
export async function startFront(settings: FrontSettings): Promise<Front> {
  const server: Http2SecureServer = createSecureServer(
    { ...settings.certificate, allowHTTP1: true },
    (request, response) => {
      answer(settings, request, response).catch((error: unknown) => {
        console.error(`${request.url}: ${String(error)}`);
        if (!response.headersSent) response.writeHead(502);
        response.end();
      });
    },
  );
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((done) => server.listen(settings.port, '127.0.0.1', done));
  return {
    origin: `https://localhost:${settings.port}`,
    close: () =>
      new Promise((done) => {
        for (const session of sessions) session.destroy();
        server.close(() => {
          done();
        });
      }),
  };
}
