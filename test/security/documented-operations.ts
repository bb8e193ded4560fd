import type { Schema } from './arbitrary-of-schema.js';

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}
export interface Operation {
  method: string;
  path: string;
  parameters: Parameter[];
  /** Of a body in JSON; undefined where nothing is sent, or something else. */
  body: Schema | undefined;
}

type Described = Record<
  string,
  Record<
    string,
    { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema?: Schema }> } } | undefined
  >
>;
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Every operation that `/api/openapi.json` names. */
export async function documentedOperations(url: string): Promise<Operation[]> {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    paths: Described;
    components?: { schemas?: Record<string, Schema> };
  };
  const schemas = document.components?.schemas ?? {};
  return Object.entries(document.paths).flatMap(([path, described]) =>
    METHODS.flatMap((method) => {
      const found = described[method];
      if (!found) return [];
      const body = found.requestBody?.content['application/json']?.schema;
      return [
        {
          method: method.toUpperCase(),
          path,
          parameters: (found.parameters ?? []).map((one) => ({
            ...one,
            schema: resolved(one.schema, schemas),
          })),
          body: resolved(body, schemas),
        },
      ];
    }),
  );
}

/** The schema with what it refers to in its place, a few steps deep. */
function resolved(schema: Schema | undefined, all: Record<string, Schema>, depth = 0): Schema {
  const name = (schema as { $ref?: string } | undefined)?.$ref?.split('/').at(-1);
  const own = name ? all[name] : schema;
  if (!own || depth > 6) return {};
  const within = (one: Schema) => resolved(one, all, depth + 1);
  const lists = (['anyOf', 'oneOf', 'allOf'] as const).flatMap((key) =>
    own[key] ? [[key, own[key].map(within)] as const] : [],
  );
  const properties = Object.entries(own.properties ?? {}).map(([key, one]) => [key, within(one)] as const);
  return {
    ...own,
    ...Object.fromEntries(lists),
    ...(own.items ? { items: within(own.items) } : {}),
    ...(own.properties ? { properties: Object.fromEntries(properties) } : {}),
  };
}
