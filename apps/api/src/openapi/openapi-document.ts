import { NAMED_ROUTES } from '@toile/contracts';
import { z } from 'zod';
import { SESSION_COOKIE } from '../accounts/sessions/session-cookie.js';
import { OPERATIONS } from './operations.js';
import { schemaOf } from './schema-of-example.js';

/** A route as a controller declares it. */
export interface DeclaredRoute {
  method: string;
  /** With `{parameters}`. */
  path: string;
  status: number;
  permission: string | null;
  /** Names the route where the table of named routes does not. */
  handler: string;
  feature: string;
}

const PROBLEM = {
  ...{ type: '/problems/look/unknown', title: 'Not found', status: 404 },
  ...{ detail: 'There is no look "x".', instance: '/look/x' },
};

/** The OpenAPI 3.1 document of these routes; nothing that is declared is left out. */
export function openApiDocument(routes: readonly DeclaredRoute[]) {
  const paths: Record<string, Record<string, object>> = {};
  const used = new Set<string>();
  for (const route of [...routes].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const methods = paths[route.path] ?? {};
    methods[route.method.toLowerCase()] = operationOf(route, used);
    paths[route.path] = methods;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Toile',
      version: '1.0.0',
      description:
        'Runway and street-style images with trend data. Pages answer JSON at their own address to `Accept: application/json`.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problem: schemaOf(PROBLEM) },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
        // Reads the dashboard's figures.
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operationOf(route: DeclaredRoute, used: Set<string>) {
  const known = OPERATIONS[`${route.method} ${route.path}`];
  const example = known?.example ?? {};
  const empty = route.status === 204;
  const content = known?.produces
    ? { [known.produces]: { schema: { type: 'string', contentMediaType: known.produces } } }
    : { 'application/json': { schema: schemaOf(example), example } };
  return {
    operationId: idOf(route, used),
    summary: known?.summary ?? route.handler.replace(/([A-Z])/g, ' $1').toLowerCase(),
    tags: [route.feature],
    ...(route.permission && route.permission !== 'anyone'
      ? { security: [{ session: [] }], 'x-permission': route.permission }
      : {}),
    parameters: [...pathParameters(route.path), ...(known?.query ? queryParameters(known.query) : [])],
    ...(known?.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchema(known.body) } },
          },
        }
      : {}),
    responses: {
      [route.status]: empty ? { description: 'Done' } : { description: 'The answer', content },
      default: {
        description: 'A problem',
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' }, example: PROBLEM },
        },
      },
    },
  };
}

/** The name of the route where it has one; each id is used once. */
function idOf({ method, path, handler, feature }: DeclaredRoute, used: Set<string>): string {
  const [name] = Object.entries(NAMED_ROUTES).find(([, named]) => named === path) ?? [];
  const candidates = [name, name && `${name}_${method.toLowerCase()}`, `${feature}_${handler}`];
  let id = candidates.find((one) => one !== undefined && !used.has(one)) ?? `${feature}_${handler}`;
  while (used.has(id)) id += '_';
  used.add(id);
  return id;
}

const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

function queryParameters(schema: z.ZodType) {
  const { properties = {}, required = [] } = jsonSchema(schema) as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: of,
  }));
}

function jsonSchema(schema: z.ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}
