import { type ArgumentMetadata, type PipeTransform, ValidationPipe } from '@nestjs/common';
import type { ValidationError as Fault } from 'class-validator';
import { ValidationError, type Violation } from './domain-error.js';
import { findRulesOnce } from './rules-of-classes.js';

/** What callers are told of a rule that was broken; rules of our own are told by their own name. */
const CODES: Record<string, string> = {
  isNotEmpty: 'too_small',
  minLength: 'too_small',
  min: 'too_small',
  isPositive: 'too_small',
  arrayMinSize: 'too_small',
  arrayNotEmpty: 'too_small',
  maxLength: 'too_big',
  max: 'too_big',
  arrayMaxSize: 'too_big',
  isDefined: 'invalid_type',
  isString: 'invalid_type',
  isInt: 'invalid_type',
  isNumber: 'invalid_type',
  isBoolean: 'invalid_type',
  isObject: 'invalid_type',
  isArray: 'invalid_type',
  nestedValidation: 'invalid_type',
  unknownValue: 'invalid_type',
  isIn: 'invalid_value',
  isEnum: 'invalid_value',
  whitelistValidation: 'unrecognized_keys',
  matches: 'invalid_format',
  isEmail: 'invalid_format',
  isUrl: 'invalid_format',
  isUuid: 'invalid_format',
  isIso8601: 'invalid_format',
};

/** A violation for each rule that was broken, those of nested objects under their whole path. */
export function violationsOf(faults: readonly Fault[], parent = ''): Violation[] {
  return faults.flatMap(({ property, constraints = {}, children = [] }) => {
    const propertyPath = [parent, property].filter((part) => part && part !== 'undefined').join('.');
    const broken = Object.entries(constraints).map(([rule, message]) => ({
      propertyPath,
      message,
      code: CODES[rule] ?? rule,
    }));
    // Of another type, it breaks every other rule as well; that says nothing.
    const mistyped = broken.filter(({ code }) => code === 'invalid_type');
    const own = mistyped.length > 0 ? mistyped.slice(0, 1) : broken;
    return [...own, ...violationsOf(children, propertyPath)];
  });
}

const refuse = (faults: readonly Fault[]) => new ValidationError(violationsOf(faults));
/** Nothing we ask for comes near; class-transformer and class-validator use the stack for every level. */
const DEEPEST = 32;
findRulesOnce();
const TO_CLASS = { transform: true, whitelist: true, exceptionFactory: refuse } as const;

/**
 * Makes what was sent an instance of its DTO class and checks it: 422 with every violation. A body with fields nobody knows is
 * refused, so that a misspelt one is not lost in silence; a query may hold others, since addresses carry campaigns and the like.
 */
export class InputPipe implements PipeTransform {
  readonly #body = new ValidationPipe({ ...TO_CLASS, forbidNonWhitelisted: true });
  readonly #address = new ValidationPipe(TO_CLASS);

  /** @throws ValidationError naming each field at fault */
  async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type !== 'body') return this.#address.transform(value, metadata);
    // Read by its handler itself.
    if (!metadata.metatype || metadata.metatype === Object) return value;
    if (value != null && (typeof value !== 'object' || Array.isArray(value)))
      throw new ValidationError([{ propertyPath: '', message: 'must be an object', code: 'invalid_type' }]);
    if (isDeeperThan(value, DEEPEST))
      throw new ValidationError([{ propertyPath: '', message: 'is nested too deeply', code: 'too_big' }]);
    if (hasInheritedName(value))
      throw new ValidationError([
        {
          propertyPath: '',
          message: 'has a field of a name that no field may have',
          code: 'unrecognized_keys',
        },
      ]);
    return this.#body.transform(withoutFormToken(value), metadata);
  }
}

/** `toString`, `valueOf` and the like: as fields they take the place of what every object can do, such as becoming a number. */
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype));

function hasInheritedName(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, one]) => INHERITED.has(name) || hasInheritedName(one));
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isDeeperThan(one, levels - 1));
}

/** The token of a form is the guard's, and no part of what is said. */
function withoutFormToken(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('_token' in body)) return body;
  const { _token, ...rest } = body;
  return rest;
}
