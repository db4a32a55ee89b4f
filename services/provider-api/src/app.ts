/** The provider's calls with their handlers. */
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { observed } from 'server-kit/observed';
import { searchProducts } from 'shared-contracts/calls';
import type { Deps } from './deps';
import { docsRoutes } from './docs/routes';
import { refuseOtherMethods, type App } from './http/answer';
import { errorAnswer } from './http/errors';
import { commonHeaders } from './http/headers';
import { healthRoutes } from './http/health';
import { notFound } from './http/refusal';
import { outboxRoutes } from './mail/outbox-page';
import { storageRoutes } from './pictures/storage';
import { limitSearches } from './search/limit-searches';
import { accountCalls } from './shop-api/accounts';
import { cartCalls } from './shop-api/cart';
import { catalogueCalls } from './shop-api/catalogue';
import { contentCalls } from './shop-api/content';
import { inquiryCalls } from './shop-api/inquiries';
import { orderCalls } from './shop-api/orders';
import { quotationCalls } from './shop-api/quotations';
import { savedListCalls } from './shop-api/saved-lists';
import { searchCalls } from './shop-api/search';

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
  catalogueCalls(app, deps);
  searchCalls(app, deps);
  accountCalls(app, deps);
  cartCalls(app, deps);
  orderCalls(app, deps);
  savedListCalls(app, deps);
  contentCalls(app, deps);
  inquiryCalls(app, deps);
  quotationCalls(app, deps);
  storageRoutes(app, deps);
  outboxRoutes(app, deps);
  docsRoutes(app);
  healthRoutes(app, deps);
  refuseOtherMethods(app);
  return app;
}
