import { Ajv } from 'ajv';
import { z } from 'zod';

/**
 * Compiles a schema for paths that check every event: about ten times as fast as parsing with it. The check returns what
 * is wrong, or null, and fills in defaults where the value leaves them out. Transforms are not run.
 */
export function compileSchema(schema: z.ZodType): (value: unknown) => string | null {
  // Zod writes formats out as patterns, so Ajv need not know them.
  const formats = { uuid: true, 'date-time': true, uri: true } as const;
  const ajv = new Ajv({ useDefaults: true, strict: false, formats });
  const check = ajv.compile(z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }));
  return (value) => {
    if (check(value)) return null;
    const [error] = check.errors ?? [];
    return `${error?.instancePath.slice(1).replaceAll('/', '.') || 'message'} ${error?.message ?? 'is not valid'}`;
  };
}
