import fc from 'fast-check';

/** As much of JSON Schema as the api's description uses. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

const ODD = [
  '',
  ' ',
  '\u0000',
  '\ud83d',
  '\u202e',
  '%',
  '%00',
  '..',
  '../..',
  "'--",
  '<svg onload=x>',
  '1e999',
  '-0',
];
const oddText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ODD, 'x'.repeat(3_000), '👗'.repeat(300)) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.stringMatching(/^[a-z0-9-]{1,20}$/) },
);
const oddNumber = fc.oneof(
  fc.constantFrom(0, -1, 1, 1.5, 2 ** 31, 2 ** 53, Number.MAX_VALUE),
  fc.integer({ min: -5, max: 500 }),
);
const anything = fc.oneof(oddText, oddNumber, fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 2 }));

/** What fits a schema most of the time: now and then another type, and fields that are missing. */
export function arbitraryOf(schema: Schema | undefined): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: fitting(schema ?? {}) }, { weight: 1, arbitrary: anything });
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(arbitraryOf));
  if (schema.allOf) return fitting(Object.assign({}, ...schema.allOf) as Schema);
  switch ([schema.type].flat()[0]) {
    case 'string':
      return oddText;
    case 'integer':
    case 'number':
      return oddNumber;
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(arbitraryOf(schema.items), { maxLength: 3 });
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, of]) => [name, arbitraryOf(of)]);
      const record: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields);
      return fc.oneof(fc.record(record), fc.record(record, { requiredKeys: [] }));
    }
    default:
      return anything;
  }
}
