import { expect, it } from '@jest/globals';
import { getMetadataStorage, IsInt, IsString, Min, validate } from 'class-validator';
import { findRulesOnce } from './rules-of-classes.js';

class Wide {
  @IsInt()
  @Min(1)
  page = 0;
}
class Narrow extends Wide {
  @IsString()
  name: unknown = 7;
}

const faultsOf = async (one: object) => (await validate(one)).map(({ property }) => property).sort();

it('holds all rules of a class and of those it extends, however often they are asked for', async () => {
  const before = await faultsOf(new Narrow());
  findRulesOnce();
  expect(before).toEqual(['name', 'page']);
  expect(await faultsOf(new Narrow())).toEqual(before);
  expect(await faultsOf(new Narrow())).toEqual(before);
  expect(await faultsOf(new Wide())).toEqual(['page']);
});

it('looks for rules of a class once, and of groups each time', () => {
  const storage = getMetadataStorage();
  const rulesOf = (groups?: string[]) =>
    storage.getTargetValidationMetadatas(Narrow, '', false, false, groups);
  expect(rulesOf()).toBe(rulesOf());
  expect(rulesOf(['some'])).not.toBe(rulesOf(['some']));
});
