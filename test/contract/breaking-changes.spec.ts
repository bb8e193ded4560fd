import { describe, expect, it } from '@jest/globals';
import { breakingChanges, type Contract, type Schema } from './breaking-changes.js';
import { shapeFaults, shapeOf } from './shape-of.js';

const LOOK: Schema = {
  type: 'object',
  properties: {
    slug: { type: 'string' },
    height: { type: 'integer' },
    related: { type: 'array', items: { $ref: '#/components/schemas/Look' } },
  },
  required: ['slug', 'height'],
};
const SEARCH = {
  parameters: [
    { name: 'sort', in: 'query', schema: { type: 'string', enum: ['viewed', 'saved'], maxLength: 20 } },
  ],
  requestBody: {
    content: {
      'application/json': {
        schema: { type: 'object', properties: { name: { type: ['string', 'null'] } }, required: [] },
      },
    },
  },
  responses: {
    '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Look' } } } },
  },
};
const contract = (change: (made: Contract) => unknown = () => undefined): Contract => {
  const made = structuredClone({
    paths: { '/looks': { post: SEARCH } },
    components: { schemas: { Look: LOOK } },
  }) as Contract;
  change(made);
  return made;
};
const post = (one: Contract) => one.paths['/looks']?.post ?? {};
const look = (one: Contract) => one.components.schemas.Look ?? {};
const body = (one: Contract) => post(one).requestBody?.content?.['application/json']?.schema ?? {};
const faults = (change: (made: Contract) => unknown) => breakingChanges(contract(), contract(change));

describe('what would break a program', () => {
  it.each<[string, (made: Contract) => unknown, string]>([
    ['an operation that is gone', (one) => delete one.paths['/looks'], 'POST /looks is gone'],
    ['a field that is gone', (one) => delete look(one).properties?.height, 'POST /looks 200.height is gone'],
    [
      'a field that may be missing',
      (one) => look(one).required?.pop(),
      'POST /looks 200.height may be missing now',
    ],
    [
      'a field that may be null',
      (one) => Object.assign(look(one).properties?.slug ?? {}, { type: ['string', 'null'] }),
      'POST /looks 200.slug may be null now, not string',
    ],
    [
      'an answer that is gone',
      (one) => delete post(one).responses?.['200'],
      'POST /looks: the answer 200 is gone',
    ],
    [
      'a parameter that is gone',
      (one) => post(one).parameters?.pop(),
      'POST /looks: the parameter sort is gone',
    ],
    [
      'a new parameter that must be given',
      (one) => post(one).parameters?.push({ name: 'why', in: 'query', required: true }),
      'POST /looks: the parameter why must be given now',
    ],
    [
      'a word that is not taken any more',
      (one) => post(one).parameters?.[0]?.schema?.enum?.pop(),
      'POST /looks ?sort does not take saved any more',
    ],
    [
      'less that fits',
      (one) => Object.assign(post(one).parameters?.[0]?.schema ?? {}, { maxLength: 5 }),
      'POST /looks ?sort: maxLength is 5 now, not 20',
    ],
    [
      'a kind that is not taken any more',
      (one) => Object.assign(body(one).properties?.name ?? {}, { type: 'string' }),
      'POST /looks body.name may be null now, not string',
    ],
    [
      'a field that must be given',
      (one) => body(one).required?.push('name'),
      'POST /looks body.name must be given now',
    ],
  ])('is %s', (_, change, fault) => {
    expect(faults(change)).toEqual([fault]);
  });

  it('is not what is added or widened', () => {
    expect(
      faults((one) => {
        one.paths['/more'] = { get: {} };
        Object.assign(look(one).properties ?? {}, { added: { type: 'string' } });
        look(one).required?.push('added');
        post(one).parameters?.push({ name: 'page', in: 'query', schema: { type: 'integer' } });
        post(one).parameters?.[0]?.schema?.enum?.push('colour');
        Object.assign(body(one).properties?.name ?? {}, { type: ['string', 'number', 'null'] });
      }),
    ).toEqual([]);
  });

  it('is an answer that lacks what it had, or has it as another kind', () => {
    const recorded = shapeOf({
      results: [
        { slug: 'a', note: null },
        { slug: 'b', note: 'x' },
      ],
      total: 2,
    });
    expect(
      shapeFaults(recorded, { results: [{ slug: 'c', note: null, more: 1 }], total: 1, new: true }),
    ).toEqual([]);
    expect(shapeFaults(recorded, { results: [{ slug: 3, note: 'x' }] })).toEqual([
      'results[].slug is number, not string',
      'total is gone',
    ]);
  });
});
