/** The provider's calls with their handlers. */
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { observed } from 'server-kit/observed';
import { searchProducts } from 'shared-contracts/calls';
import { accountDataRoutes } from './account/account-data';
import { accountDeletionRoutes } from './account/account-deletion';
import { companyRoutes } from './account/company';
import { loginRoutes } from './account/login';
import { passwordChangeRoutes } from './account/password-change';
import { passwordResetRoutes } from './account/password-reset';
import { registerRoutes } from './account/register';
import { verificationRoutes } from './account/verification';
import { addItemsRoutes } from './cart/add-items';
import { cartRoutes } from './cart/routes';
import { blogsRoutes } from './content/blogs';
import { testimonialsRoutes } from './content/testimonials';
import type { Deps } from './deps';
import { docsRoutes } from './docs/routes';
import { facetsRoutes } from './facets/facets';
import { refuseOtherMethods, type App } from './http/answer';
import { errorAnswer } from './http/errors';
import { commonHeaders } from './http/headers';
import { healthRoutes } from './http/health';
import { notFound } from './http/refusal';
import { inquiryRoutes } from './inquiries/send';
import { outboxRoutes } from './mail/outbox-page';
import { orderHistoryRoutes } from './orders/history';
import { placeOrderRoutes } from './orders/place';
import { storageRoutes } from './pictures/storage';
import { acceptQuotationRoutes } from './quotations/accept-quotation';
import { quotationRoutes } from './quotations/customer-routes';
import { requestQuotationRoutes } from './quotations/request-quotation';
import { savedListRoutes } from './saved-lists/routes';
import { quickOrderRoutes } from './quick-order/routes';
import { limitSearches } from './search/limit-searches';
import { popularRoutes } from './search/popular';
import { searchRoutes } from './search/search';
import { suggestionsRoutes } from './search/suggestions';
import { brandRoutes } from './store/brand';
import { categoryRoutes } from './store/category';
import { detailsRoutes } from './store/details';
import { featuredRoutes } from './store/featured';
import { productIdsRoutes } from './store/product-ids';
import { productsRoutes } from './store/products';

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
  productsRoutes(app, deps);
  productIdsRoutes(app, deps);
  detailsRoutes(app, deps);
  categoryRoutes(app, deps);
  brandRoutes(app, deps);
  featuredRoutes(app, deps);
  searchRoutes(app, deps);
  quickOrderRoutes(app, deps);
  facetsRoutes(app, deps);
  suggestionsRoutes(app, deps);
  popularRoutes(app, deps);
  registerRoutes(app, deps);
  verificationRoutes(app, deps);
  loginRoutes(app, deps);
  passwordResetRoutes(app, deps);
  passwordChangeRoutes(app, deps);
  companyRoutes(app, deps);
  accountDataRoutes(app, deps);
  accountDeletionRoutes(app, deps);
  cartRoutes(app, deps);
  addItemsRoutes(app, deps);
  placeOrderRoutes(app, deps);
  orderHistoryRoutes(app, deps);
  savedListRoutes(app, deps);
  blogsRoutes(app, deps);
  testimonialsRoutes(app, deps);
  inquiryRoutes(app, deps);
  requestQuotationRoutes(app, deps);
  quotationRoutes(app, deps);
  acceptQuotationRoutes(app, deps);
  storageRoutes(app, deps);
  outboxRoutes(app, deps);
  docsRoutes(app);
  healthRoutes(app, deps);
  refuseOtherMethods(app);
  return app;
}
