import type { OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';
import type { DeclaredRoute } from './declared-routes.js';
import { OPERATIONS } from './operations.js';
import { schemaOf } from './schema-of-example.js';

type Described = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** An operation whose feature has no DTO classes yet, with what the tables say of it. */
export function describedByTable(route: DeclaredRoute, operation: Described): Described {
  const known = OPERATIONS[`${route.method} ${route.path}`];
  if (!known) return operation;
  const { example = {} } = known;
  const content = known.produces
    ? { [known.produces]: { schema: { type: 'string', contentMediaType: known.produces } } }
    : { 'application/json': { schema: schemaOf(example), example } };
  const described: Described = {
    ...operation,
    summary: known.summary,
    parameters: [...(operation.parameters ?? []), ...(known.query ? queryParameters(known.query) : [])],
    responses: {
      [route.status]: route.status === 204 ? { description: 'Done' } : { description: 'The answer', content },
    },
  };
  if (!known.body) return described;
  const body = { required: true, content: { 'application/json': { schema: jsonSchema(known.body) } } };
  return { ...described, requestBody: body };
}

function queryParameters(schema: z.ZodType) {
  const { properties = {}, required = [] } = jsonSchema(schema) as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: 'query' as const,
    required: required.includes(name),
    schema: of,
  }));
}

function jsonSchema(schema: z.ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}
