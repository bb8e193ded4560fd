import type { OpenAPIObject } from '@nestjs/swagger';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
export type Schema = Schemas[string];

/** Deeper than any answer; what holds itself ends here. */
const DEEPEST = 8;
const BY_TYPE: Record<string, unknown> = { string: 'text', number: 1, integer: 1, boolean: true };

/** Something that fits a schema: the examples of its fields, put together. */
export function exampleOf(schema: Schema, schemas: Schemas, depth = 0): unknown {
  if (depth > DEEPEST) return null;
  const inner = (one: Schema | undefined) => (one ? exampleOf(one, schemas, depth + 1) : null);
  if ('$ref' in schema) return inner(schemas[schema.$ref.split('/').at(-1) ?? '']);
  const { example, properties, items, anyOf, oneOf, allOf } = schema;
  const given = example ?? schema.default ?? schema.enum?.[0];
  if (given !== undefined) return given;
  const [alternative] = anyOf ?? oneOf ?? allOf ?? [];
  if (alternative) return inner(alternative);
  if (items) return [inner(items)];
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, inner(of)]));
  const [type] = [schema.type].flat();
  return type === 'object' ? {} : (BY_TYPE[type ?? ''] ?? null);
}
