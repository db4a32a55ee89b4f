/** The provider's calls with their handlers. */
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { observed } from 'server-kit/observed';
import { readFits, searchProducts } from 'shared-contracts/calls';
import type { Deps } from '../domain/deps';
import { docsRoutes } from './docs/routes';
import { refuseOtherMethods, type App } from './answer';
import { errorAnswer } from './error-answer';
import { commonHeaders } from './headers';
import { healthRoutes } from './health';
import { notFound } from '../domain/refusal';
import { outboxRoutes } from './outbox-page';
import { storageRoutes } from '../http/storage-routes';
import { limitSearches } from './limit-searches';
import { accountCalls } from './accounts';
import { cartCalls } from './cart';
import { catalogueCalls } from './catalogue';
import { contentCalls } from './content';
import { inquiryCalls } from './inquiries';
import { offlineCatalogueCalls } from './offline-catalogue';
import { orderCalls } from './orders';
import { quotationCalls } from './quotations';
import { savedListCalls } from './saved-lists';
import { searchCalls } from './search';
import { sharePictureRoutes } from './share-pictures';

export function createApp(deps: Deps): App {
  const app: App = new Hono();
  const { log, metrics, spans } = deps;
  app.use(observed({ log, metrics, spans, secret: deps.settings.proxySecret }));
  app.use(commonHeaders);
  if (deps.settings.corsOrigins.length > 0) {
    app.use(
      cors({
        origin: deps.settings.corsOrigins,
        allowHeaders: ['Content-Type', 'Authorization', 'Idempotency-Key'],
        exposeHeaders: ['Retry-After', 'X-Request-Id'],
        maxAge: 600,
      }),
    );
  }
  app.onError((error, c) => errorAnswer(c, error, deps.log));
  app.notFound((c) => errorAnswer(c, notFound(), deps.log));

  // Suggestions and popular searches too.
  app.use(`${searchProducts.path}/*`, limitSearches(deps));
  app.use(readFits.path, limitSearches(deps));
  catalogueCalls(app, deps);
  searchCalls(app, deps);
  offlineCatalogueCalls(app, deps);
  accountCalls(app, deps);
  cartCalls(app, deps);
  orderCalls(app, deps);
  savedListCalls(app, deps);
  contentCalls(app, deps);
  inquiryCalls(app, deps);
  quotationCalls(app, deps);
  // Before the stored pictures, whose paths these would be too.
  sharePictureRoutes(app, deps);
  storageRoutes(app, deps);
  outboxRoutes(app, deps);
  docsRoutes(app);
  healthRoutes(app, deps);
  refuseOtherMethods(app);
  return app;
}
