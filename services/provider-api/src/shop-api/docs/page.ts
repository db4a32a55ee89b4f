/** The provider's description as an HTML page. */
import { html, raw } from 'hono/html';
import type { JsonSchema, OpenApi, Operation } from './openapi';

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  code, pre { font: 14px/1.4 ui-monospace, monospace; }
  section { border-top: 1px solid #ccc; padding: 0.5rem 0; }
  h2 { margin-top: 2.5rem; text-transform: capitalize; }
  h3 { font-size: 1rem; margin: 0.5rem 0; }
  pre { background: #f5f5f5; padding: 0.75rem; overflow: auto; max-height: 24rem; }
  .method { background: #12355b; color: #fff; border-radius: 0.25rem; padding: 0.1rem 0.4rem; }
  .token { color: #8a3b00; }
`;

function schemaBlock(title: string, schema: JsonSchema | undefined) {
  if (!schema) return '';
  return html`<details>
    <summary>${title}</summary>
    <pre>${JSON.stringify(schema, null, 2)}</pre>
  </details>`;
}

function section(path: string, method: string, operation: Operation) {
  const content = (operation.responses['200'] as { content?: JsonSchema } | undefined)?.content;
  const answer = (content?.['application/json'] as { schema?: JsonSchema } | undefined)?.schema;
  return html`<section id="${operation.operationId}">
    <h3><code class="method">${method.toUpperCase()}</code> <code>${path}</code></h3>
    <p>
      ${operation.summary}
      ${operation.security ? html`<span class="token">Needs a bearer token.</span>` : ''}
    </p>
    ${schemaBlock('Parameters', operation.parameters as unknown as JsonSchema | undefined)}
    ${schemaBlock('Body', operation.requestBody?.content['application/json'].schema)}
    ${schemaBlock('Answer', answer)}
  </section>`;
}

export function docsPage(described: OpenApi) {
  const groups = new Map<string, ReturnType<typeof section>[]>();
  for (const [path, methods] of Object.entries(described.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags[0] ?? '';
      groups.set(tag, [...(groups.get(tag) ?? []), section(path, method, operation)]);
    }
  }
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${described.info.title}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <h1>${described.info.title}</h1>
        <p>${described.info.description} As data: <a href="/openapi.json">/openapi.json</a>.</p>
        ${[...groups].map(
          ([tag, sections]) =>
            html`<h2>${tag}</h2>
              ${sections}`,
        )}
      </body>
    </html>`;
}
