import { expect, it } from '@jest/globals';
import { compileSchema } from './compile-schema.js';

const check = compileSchema({
  type: 'object',
  required: ['id', 'at', 'inner'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    at: { type: 'string', format: 'date-time' },
    inner: { type: 'object', properties: { n: { type: 'integer', minimum: 1, default: 7 } } },
  },
});
const good = () => ({
  id: '018f4a1e-7c3b-7d2a-9f10-0242ac120002',
  at: '2026-03-01T10:00:00.000Z',
  inner: {},
});

it('fills in defaults of what fits', () => {
  const value = good();
  expect(check(value)).toBeNull();
  expect(value.inner).toEqual({ n: 7 });
});

it.each([
  [{ ...good(), id: 'no uuid' }, 'id must match'],
  [{ ...good(), at: 'yesterday' }, 'at must match'],
  [{ ...good(), inner: { n: 0 } }, 'inner.n must be >= 1'],
  [{ ...good(), inner: { n: 1.5 } }, 'inner.n must be integer'],
  [[], 'message must be object'],
  [null, 'message must be object'],
])('names what is wrong with %j', (value, reason) => {
  expect(check(value)).toContain(reason);
});
