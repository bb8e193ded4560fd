import type { INestApplication } from '@nestjs/common';
import { DiscoveryService, ModulesContainer } from '@nestjs/core';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { NAMED_ROUTES } from '@toile/contracts';
import { SESSION_COOKIE } from '../auth/session-cookie.js';
import { NEWEST_VERSION } from '../versions/api-versions.js';
import { type DeclaredRoute, declaredRoutes } from './declared-routes.js';
import type { Schema } from './example-of.js';
import { ProblemDto } from './problem.dto.js';
import { TRACKING } from './tracking-document.js';

/** What Nest's plugin has read of the types in the sources (`metadata.ts`). */
export type TypeMetadata = Parameters<typeof SwaggerModule.loadPluginMetadata>[0];
type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const PROBLEM = {
  description: 'A problem',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/ProblemDto' } } },
};

/** The OpenAPI 3.1 document of everything the one address serves, ingest's routes included, from its handlers, their docstrings and DTO classes. */
export async function openApiDocument(app: INestApplication, metadata: TypeMetadata): Promise<OpenAPIObject> {
  await SwaggerModule.loadPluginMetadata(metadata);
  const settings = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Toile')
    .setDescription(
      'Runway and street-style images with trend data. Pages answer JSON at their own address to `Accept: application/json`.',
    )
    .setVersion(NEWEST_VERSION)
    .addServer('/')
    .addCookieAuth(SESSION_COOKIE, { type: 'apiKey', in: 'cookie' }, 'session')
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        description: 'Opens what its scopes name: figures of the dashboard, boards of its member.',
      },
      'token',
    )
    .build();
  const document = SwaggerModule.createDocument(app, settings, { extraModels: [ProblemDto] });
  const routes = new Map(
    declaredRoutes(new DiscoveryService(app.get(ModulesContainer))).map((route) => [keyOf(route), route]),
  );
  const used = new Set<string>();
  const served: OpenAPIObject['paths'] = {};
  for (const [path, methods] of Object.entries(document.paths).sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const [method, operation] of Object.entries(methods as Record<string, Operation>)) {
      const route = routes.get(`${method.toUpperCase()} ${path}`);
      if (!route) continue;
      served[path] = { ...served[path], [method]: finished(operation, route, used) };
    }
  }
  for (const schema of Object.values(document.components?.schemas ?? {})) leaveOutDefaults(schema);
  // Ingest serves these at the same address; its handlers and its schema of beacons say what they are.
  const paths = { ...served, ...(TRACKING.paths as OpenAPIObject['paths']) };
  const schemas = { ...document.components?.schemas, ...(TRACKING.schemas as Record<string, Schema>) };
  return { ...document, paths, components: { ...document.components, schemas } };
}

/** What has a default can be left out; Nest's plugin says it is required. */
function leaveOutDefaults(schema: Schema): void {
  if ('$ref' in schema || !schema.required) return;
  schema.required = schema.required.filter((name) => !hasDefault(schema.properties?.[name]));
}

const hasDefault = (schema: Schema | undefined) => schema !== undefined && 'default' in schema;

const keyOf = ({ method, path }: DeclaredRoute) => `${method} ${path}`;

/** An operation under its name, with who may ask and what a refusal looks like. */
function finished(operation: Operation, route: DeclaredRoute, used: Set<string>): Operation {
  const parameters = (operation.parameters ?? []).map((parameter) =>
    'schema' in parameter && hasDefault(parameter.schema) ? { ...parameter, required: false } : parameter,
  );
  const isOpen = route.permission === null || route.permission === 'anyone';
  return {
    ...operation,
    operationId: idOf(route, used),
    summary: operation.summary || route.handler.replace(/([A-Z])/g, ' $1').toLowerCase(),
    tags: [route.feature],
    parameters,
    ...(isOpen
      ? {}
      : { security: [{ session: [] }, ...(operation.security ?? [])], 'x-permission': route.permission }),
    responses: { ...operation.responses, default: PROBLEM },
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
