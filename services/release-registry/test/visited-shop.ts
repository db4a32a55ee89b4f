/** A shop of one page, whose script is planted by the release that a visit names. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a page's script does beside being taken over; `markup` stands in the place of the button. */
export type PlantedPage = { runs?: string; markup?: string };

const BUTTON = '<button type="button" aria-expanded="false" id="more">More</button>';

const page = ({ runs = '', markup = BUTTON }: PlantedPage) => `<!doctype html>
<html lang="en"><head><meta name="viewport" content="width=device-width, initial-scale=1"><title>Drills</title></head>
<body><header><a href="/">Home</a> <a href="/store">Store</a></header><main><h1>Drills</h1>${markup}
<div id="part" hidden>Opened</div>
<form action="/sent" method="post"><input name="q" type="search" aria-label="Search"><button>Send</button></form></main>
<script>
const more = document.getElementById('more');
more?.addEventListener('click', () => {
  const part = document.getElementById('part');
  part.hidden = !part.hidden;
  more.setAttribute('aria-expanded', String(!part.hidden));
});
document.addEventListener('click', (event) => {
  const link = event.target.closest('a');
  if (!link) return;
  event.preventDefault();
  history.pushState(null, '', link.href);
  dispatchEvent(new Event('changed'));
});
fetch('/api/store/products', { method: 'POST', body: '{}' }).catch(() => undefined);
document.querySelector('h1').__reactProps$x = {};
${runs}
</script></body></html>`;

export type VisitedShop = {
  origin: string;
  /** What came to it beside pages: `POST /api/store/products`. */
  came: string[];
  close(): Promise<void>;
};

/** @param planted what each version of the release does */
export async function openVisitedShop(planted: Record<string, PlantedPage>): Promise<VisitedShop> {
  const came: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const isPage = request.method === 'GET' && !url.pathname.startsWith('/api/');
    if (!isPage) came.push(`${request.method} ${url.pathname}`);
    const version = url.searchParams.get('preview')?.split('@')[1] ?? '';
    response.setHeader('Content-Type', isPage ? 'text/html' : 'application/json');
    response.end(isPage ? page(planted[version] ?? {}) : '{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    came,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
