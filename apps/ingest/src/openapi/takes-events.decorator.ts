import { applyDecorators, HttpCode } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiOperation,
  ApiParam,
  ApiResponse,
  type ApiResponseSchemaHost,
} from '@nestjs/swagger';

type Schema = ApiResponseSchemaHost['schema'];

export interface TakesEvents {
  summary: string;
  /** A body that is taken. */
  example: object;
  schema?: Schema;
  /** Forms are what `sendBeacon` sends. */
  consumes?: readonly string[];
}

export const BEACON: Schema = { $ref: '#/components/schemas/BeaconDto' };
const PROBLEM: Schema = { $ref: '#/components/schemas/ProblemDto' };

/** What a route that takes events answers: the same for all of them. */
export const TakesEvents = ({
  summary,
  example,
  schema = BEACON,
  consumes = ['application/json', 'application/x-www-form-urlencoded'],
}: TakesEvents) =>
  applyDecorators(
    HttpCode(204),
    ApiOperation({ summary }),
    ApiConsumes(...consumes),
    ApiBody({ required: true, schema, examples: { taken: { value: example } } }),
    ApiResponse({ status: 204, description: 'Every event of the request is durable' }),
    problem(400, 'The body cannot be read', 'about:blank', 'Bad request'),
    problem(413, 'The body or the batch is too large', 'about:blank', 'Too large'),
    problem(
      422,
      'An event does not fit; `violations` names each field',
      '/problems/input/invalid',
      'Input does not fit',
      [{ propertyPath: 'uri', message: "must have required property 'uri'", code: 'required' }],
    ),
    problem(
      429,
      'Too many events from this address; see `Retry-After`',
      '/problems/beacon/throttled',
      'Too many requests',
    ),
    problem(
      503,
      'The event is not durable; send it again after `Retry-After`',
      'about:blank',
      'Temporarily unavailable',
    ),
  );

/** A part of the path, and what it must look like. */
export const NamedByPath = (name: string, { source }: RegExp, example: string) =>
  ApiParam({ name, schema: { type: 'string', pattern: source, example } });

function problem(status: number, description: string, type: string, title: string, violations?: object[]) {
  const example = { type, title, status, detail: description, instance: '/api/tts/page/look_search.en' };
  const content = { schema: PROBLEM, example: violations ? { ...example, violations } : example };
  return ApiResponse({ status, description, content: { 'application/problem+json': content } });
}
