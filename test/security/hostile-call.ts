import fc from 'fast-check';
import { arbitraryOf } from './arbitrary-of-schema.js';
import type { Operation, Parameter } from './documented-operations.js';
import { BODIES, HEADERS, KNOWN, NAMES, RAW, TEXTS } from './hostile-values.js';

export interface Call {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | undefined;
}

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...KNOWN) },
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
);

/** Made once: making it costs more than a call. */
const textOrJson = fc.oneof(text, fc.jsonValue());

const encoded = (value: unknown): string =>
  // Halves of surrogate pairs cannot stand in an address.
  encodeURIComponent(
    String(typeof value === 'object' ? JSON.stringify(value) : value).replace(/\p{Cs}/gu, ''),
  );

const valueFor = ({ schema }: Parameter) =>
  fc.oneof(
    { weight: 5, arbitrary: arbitraryOf(schema).map(encoded) },
    { weight: 5, arbitrary: text.map(encoded) },
    { weight: 1, arbitrary: fc.constantFrom(...RAW) },
  );

const shaped = (name: string, shape: number) =>
  [name, `${name}[]`, `${name}[a]`, `${name}[__proto__]`, `${name}.x`][shape] ?? name;
const undeclared = fc
  .tuple(fc.constantFrom(...NAMES), fc.integer({ min: 0, max: 9 }), text.map(encoded))
  .map(([name, shape, value]) => `${shaped(name, shape)}=${value}`);

function queryFor(parameters: readonly Parameter[]): fc.Arbitrary<string> {
  const declared = parameters.map((one) =>
    fc.option(
      valueFor(one).map((value) => `${one.name}=${value}`),
      { nil: '' },
    ),
  );
  return fc
    .tuple(fc.tuple(...declared), fc.array(undeclared, { maxLength: 2 }), fc.boolean())
    .map(([own, others, twice]) =>
      [...own, ...others, ...(twice ? own.slice(0, 1) : [])].filter(Boolean).join('&'),
    );
}

function bodyFor({ body, method }: Operation): fc.Arbitrary<{ type?: string; body?: string }> {
  if (method === 'GET') return fc.constant({});
  const json = (value: unknown) => ({ type: 'application/json', body: JSON.stringify(value) ?? '' });
  const names = Object.keys(body?.properties ?? { name: 0 });
  return fc.oneof(
    { weight: 5, arbitrary: arbitraryOf(body).map(json) },
    {
      weight: 3,
      arbitrary: fc.dictionary(fc.constantFrom(...names), textOrJson).map(json),
    },
    { weight: 3, arbitrary: fc.constantFrom(...BODIES) },
    { weight: 1, arbitrary: fc.constant({}) },
  );
}

const accepts = fc.constantFrom(
  'application/json',
  'application/json',
  'text/html',
  '*/*',
  'x',
  'image/avif',
);
const headers = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constantFrom(...HEADERS) },
);
/** Addresses have a limit of their own, before any of ours; an escape that is cut is none. */
const cut = (value: string, length: number) => value.slice(0, length).replace(/%\w?$/, '');

/** A call of the operation: now and then what it asks for, else anything but that. */
export function hostileCall(operation: Operation): fc.Arbitrary<Call> {
  const inPath = operation.parameters.filter((one) => one.in === 'path');
  const inQuery = operation.parameters.filter((one) => one.in === 'query');
  return fc
    .tuple(fc.tuple(...inPath.map(valueFor)), queryFor(inQuery), bodyFor(operation), accepts, headers)
    .map(([values, query, { type, body }, accept, more]) => {
      const named = new Map(inPath.map(({ name }, at) => [name, values[at]]));
      const path = operation.path.replace(
        /\{(\w+)\}/g,
        (_, name: string) => cut(named.get(name) ?? '', 3_000) || 'x',
      );
      return {
        method: operation.method,
        body,
        url: query ? `${path}?${cut(query, 8_000)}` : path,
        headers: { ...more, accept, ...(type ? { 'content-type': type } : {}) },
      };
    });
}
