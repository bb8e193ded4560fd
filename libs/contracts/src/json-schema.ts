/** The JSON Schemas that fields of messages have. */
export type FieldSchema =
  | { type: 'string'; enum?: readonly string[]; minLength?: number; maxLength?: number; format?: string }
  | { type: readonly ['string', 'null']; maxLength?: number }
  | { type: 'integer'; minimum?: number; maximum?: number }
  | { type: 'boolean' }
  | { type: 'array'; items: FieldSchema }
  | { type: 'object' };

export type Fields = Readonly<Record<string, FieldSchema>>;

type ValueOf<S> = S extends { enum: readonly (infer V)[] }
  ? V
  : S extends { type: 'array'; items: infer I }
    ? readonly ValueOf<I>[]
    : S extends { type: readonly ['string', 'null'] }
      ? string | null
      : S extends { type: 'string' }
        ? string
        : S extends { type: 'integer' }
          ? number
          : S extends { type: 'boolean' }
            ? boolean
            : Record<string, unknown>;

/** What an object with these fields holds. */
export type DataOf<F extends Fields> = { [K in keyof F]: ValueOf<F[K]> };

export interface ObjectSchema<F extends Fields> {
  type: 'object';
  properties: F;
  required: string[];
  additionalProperties: false;
}

/** The JSON Schema of an object that has each of these fields and no others. */
export const objectOf = <const F extends Fields>(properties: F): ObjectSchema<F> => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** A text that names something: a slug, a board, a rating's collection. */
export const slug = { type: 'string', minLength: 1, maxLength: 200 } as const;
export const time = { type: 'string', format: 'date-time' } as const;
export const positive = { type: 'integer', minimum: 1 } as const;
export const yesOrNo = { type: 'boolean' } as const;
export const oneOf = <const T extends readonly string[]>(values: T) =>
  ({ type: 'string', enum: values }) as const;
export const listOf = <const S extends FieldSchema>(items: S) => ({ type: 'array', items }) as const;
