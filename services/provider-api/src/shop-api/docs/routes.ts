import type { App } from '../answer';
import { openapi } from './openapi';
import { docsPage } from './page';

export function docsRoutes(app: App): void {
  app.get('/openapi.json', (c) => c.json(openapi()));
  app.get('/docs', (c) => {
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    );
    return c.html(docsPage(openapi()));
  });
}
