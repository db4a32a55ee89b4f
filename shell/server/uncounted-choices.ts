import { createMiddleware } from 'hono/factory';
import { isOverridden } from './overrides/override-cookie';
import { isPreviewing } from './previews/preview-cookie';

/**
 * Keeps what a preview or a local build says from the provider: it is a developer's, and no choice of a
 * shopper. It is answered as where it is counted.
 */
export const uncountedChoices = createMiddleware(async (context, next) => {
  if (isOverridden(context) || isPreviewing(context)) return context.json({});
  return next();
});
