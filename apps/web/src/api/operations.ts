import type { components, paths } from './api-types';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Paths of the api that can be asked by a method. */
export type PathWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never;
}[keyof paths];
type Operation<M extends Method, P extends keyof paths> = paths[P] extends Record<M, infer O> ? O : never;

type Succeeded<R> = R extends object ? R[keyof R & (200 | 201 | 202 | 204)] : never;
type JsonOf<R> = R extends { content: { 'application/json': infer T } } ? T : null;
/** What the api answers, null where it has nothing to say. */
export type AnswerOf<M extends Method, P extends keyof paths> =
  Operation<M, P> extends { responses: infer R } ? JsonOf<Succeeded<R>> : never;

/** Only what is there to be said: no `query` for an operation without one. */
type Part<O, Name extends string> = O extends { [K in Name]: infer T } ? { [K in Name]: T } : unknown;
type MaybePart<O, Name extends string> = O extends { [K in Name]?: infer T }
  ? { [K in Name]?: { [F in keyof T]: object extends Pick<T, F> ? T[F] | undefined : T[F] } }
  : unknown;
type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer B } } }
  ? { body: B }
  : unknown;
/** What an operation is told: names in its path, its query, its body. */
export type ArgumentsOf<M extends Method, P extends keyof paths> =
  Operation<M, P> extends { parameters: infer A }
    ? Part<A, 'path'> & MaybePart<A, 'query'> & BodyOf<Operation<M, P>>
    : never;

/** A class of the api by its name. */
export type Shape<Name extends keyof components['schemas']> = components['schemas'][Name];

/** The address of an operation: its path with the names filled in, and its query. */
export function addressOf(path: string, given: object): string {
  const { path: names = {}, query = {} } = given as { path?: Given; query?: Given };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(names[name])));
  const asked = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === undefined ? [] : [[name, String(one)]])),
  );
  return asked.length > 0 ? `${filled}?${new URLSearchParams(asked)}` : filled;
}
type Given = Record<string, unknown>;
