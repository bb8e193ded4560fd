import { Ajv } from 'ajv';
import formats from 'ajv-formats';

/**
 * Compiles a JSON Schema for paths that check every event. The check returns what is wrong, or null, and fills in defaults where the
 * value leaves them out.
 */
export function compileSchema(schema: object): (value: unknown) => string | null {
  const ajv = new Ajv({ useDefaults: true, strict: false });
  formats.default(ajv, { mode: 'fast', formats: ['uuid', 'date-time'] });
  const check = ajv.compile(schema);
  return (value) => {
    if (check(value)) return null;
    const [error] = check.errors ?? [];
    return `${error?.instancePath.slice(1).replaceAll('/', '.') || 'message'} ${error?.message ?? 'is not valid'}`;
  };
}
