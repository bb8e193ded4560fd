/** A JSON Schema that an example fits: its types, its fields, all of them required. */
export function schemaOf(example: unknown): object {
  if (example === null) return { type: ['string', 'number', 'object', 'null'] };
  if (Array.isArray(example)) return { type: 'array', items: example.length > 0 ? schemaOf(example[0]) : {} };
  if (typeof example === 'object') {
    const fields = Object.entries(example as object);
    return {
      type: 'object',
      properties: Object.fromEntries(fields.map(([name, value]) => [name, schemaOf(value)])),
      required: fields.map(([name]) => name),
    };
  }
  if (typeof example === 'number') return { type: Number.isInteger(example) ? 'integer' : 'number' };
  return { type: typeof example };
}
