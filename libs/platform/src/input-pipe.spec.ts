import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, ValidateNested } from 'class-validator';
import { ValidationError } from './domain-error.js';
import { InputPipe } from './input-pipe.js';

class Item {
  @IsInt()
  @Max(5)
  stars: number;
}
class Sent {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  count?: number;

  @IsString()
  @MaxLength(3)
  name: string;

  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => Item)
  items?: Item[];
}

const pipe = new InputPipe();
const read = (type: 'body' | 'query', value: unknown) => pipe.transform(value, { type, metatype: Sent });
const refusals = (value: unknown, type: 'body' | 'query' = 'body') =>
  read(type, value).then(
    () => [],
    (error: unknown) => (error instanceof ValidationError ? error.violations : error),
  );

describe('what is sent', () => {
  it('becomes an instance of its class', async () => {
    expect(await read('body', { name: 'abc', items: [{ stars: 4 }] })).toBeInstanceOf(Sent);
  });

  it('is refused with every field at fault, under its whole path', async () => {
    expect(await refusals({ name: 'abcd', items: [{ stars: 4 }, { stars: 6 }] })).toEqual([
      { propertyPath: 'name', message: expect.stringContaining('3'), code: 'too_big' },
      { propertyPath: 'items.1.stars', message: expect.stringContaining('5'), code: 'too_big' },
    ]);
  });

  it('may not hold fields nobody knows, which would be lost in silence', async () => {
    expect(await refusals({ name: 'abc', nmae: 'x' })).toMatchObject([
      { propertyPath: 'nmae', code: 'unrecognized_keys' },
    ]);
  });

  it('may hold the token of its form, which is the guard’s', async () => {
    expect(await read('body', { name: 'abc', _token: 'x' })).toEqual({ name: 'abc' });
  });

  it('may hold more than is asked for in a query, and nothing else gets through', async () => {
    expect(await read('query', { name: 'abc', utm_source: 'mail' })).toEqual({ name: 'abc' });
  });

  it('may have no field that takes the place of what every object can do', async () => {
    expect(await refusals({ name: 'abc', count: { toString: 1, valueOf: 2 } })).toMatchObject([
      { code: 'unrecognized_keys' },
    ]);
  });

  it('may not be nested deeper than anything we ask for, which would use the stack up', async () => {
    const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
    expect(await refusals({ name: 'abc', items: deep })).toMatchObject([{ code: 'too_big' }]);
    expect(await refusals({ name: 'abc', nmae: deep })).toMatchObject([{ code: 'too_big' }]);
  });

  it.each([[[]], [[{ name: 'abc' }]], [null], [undefined], ['text'], [7]])('is no %j', async (value) => {
    expect(await refusals(value)).toMatchObject([expect.objectContaining({ code: 'invalid_type' })]);
  });

  it.each([
    JSON.parse('{"name":"abc","__proto__":{"admin":true}}'),
    JSON.parse('{"name":"abc","constructor":{"prototype":{"admin":true}}}'),
  ])('cannot reach into what all objects share: %j', async (value) => {
    await refusals(value);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});
