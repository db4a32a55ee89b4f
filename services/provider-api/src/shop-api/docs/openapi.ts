/** The provider's OpenAPI description, generated from the schemas that check its input. */
import * as z from 'zod';
import type { AnyCall } from 'shared-contracts/call';
import { callSummaries } from 'shared-contracts/call-summaries';
import { calls } from 'shared-contracts/calls';
import { ORDER_STATUSES } from '../../database/tables/orders';

export type JsonSchema = Record<string, unknown>;

export type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security?: Record<string, string[]>[];
  parameters?: JsonSchema[];
  requestBody?: { required: boolean; content: { 'application/json': { schema: JsonSchema } } };
  responses: Record<string, JsonSchema>;
};

export type OpenApi = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: JsonSchema;
};

function jsonSchema(schema: z.core.$ZodType): JsonSchema {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  delete described.$schema;
  return described;
}

const isNothing = (schema: z.core.$ZodType) => schema._zod.def.type === 'undefined';

const refusals: Record<string, string> = {
  400: 'The body is not JSON.',
  413: 'The body is over 256 KB.',
  415: 'The body is not application/json.',
  422: 'A field is not valid; `fields` says which and why.',
  429: 'Too many attempts; see Retry-After.',
  500: 'Something went wrong!',
};

const refusal = (description: string): JsonSchema => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});

/** Refusals that only some calls give. */
const refusalsOf: Record<string, Record<number, string>> = {
  login: {
    401: 'The email or password is incorrect.',
    403: 'Please verify your email',
  },
  updateCart: {
    404: 'There is no such item on sale.',
    409: 'Out of stock, or fewer left than asked for.',
  },
  placeOrder: {
    409: 'Prices or stock have changed: `items`, and where all can be sold `totals`, are as they are now.',
  },
};

const idempotent = new Set(['updateCart', 'placeOrder', 'sendInquiry', 'requestQuotation']);

function parametersOf(name: string, call: AnyCall): JsonSchema[] {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => ({
    name: parameter,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const query = isNothing(call.query) ? {} : jsonSchema(call.query);
  const inQuery = Object.entries((query.properties ?? {}) as Record<string, JsonSchema>).map(
    ([parameter, schema]) => ({ name: parameter, in: 'query', required: false, schema }),
  );
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'Makes a repeat of the same call harmless.',
    schema: { type: 'string', maxLength: 200 },
  };
  return [...inPath, ...inQuery, ...(idempotent.has(name) ? [key] : [])];
}

function operationOf(name: keyof typeof calls, call: AnyCall): Operation {
  const withBody = call.method === 'POST' && !isNothing(call.body);
  const parameters = parametersOf(name, call);
  const token = call.token === 'required';
  const summary = callSummaries[name];
  return {
    operationId: name,
    summary: call.addition ? `${summary} (An addition to the specification.)` : summary,
    tags: [call.path.split('/')[2] ?? ''],
    ...(token ? { security: [{ token: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(withBody
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchema(call.body) } },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'As asked.',
        content: { 'application/json': { schema: jsonSchema(call.answer) } },
      },
      ...(token
        ? {
            401: refusal('Unauthenticated.'),
            403: refusal('This belongs to another customer.'),
          }
        : {}),
      ...(call.path.includes('{') ? { 404: refusal('There is none.') } : {}),
      ...(withBody
        ? Object.fromEntries(
            Object.entries(refusals).map(([status, text]) => [status, refusal(text)]),
          )
        : { 500: refusal('Something went wrong!') }),
      ...Object.fromEntries(
        Object.entries(refusalsOf[name] ?? {}).map(([status, text]) => [status, refusal(text)]),
      ),
    },
  };
}

export function openapi(): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const [name, call] of Object.entries(calls) as [keyof typeof calls, AnyCall][]) {
    (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(name, call);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Storefront provider',
      version: '1.0.0',
      description: [
        'Amounts are Philippine pesos with two decimals. A price of null is "Price Upon Inquiry".',
        `An order is ${ORDER_STATUSES.join(', ')}; new ones are ${ORDER_STATUSES[0]}.`,
      ].join(' '),
    },
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['message'],
          properties: {
            message: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
      },
    },
  };
}
