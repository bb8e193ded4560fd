import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional, isIP, ValidateBy } from 'class-validator';
import ipaddr from 'ipaddr.js';

/** What a variable must be, and a message that says so; its default is the property's initial value. */
const must = (be: string, fits: (value: unknown) => boolean) =>
  ValidateBy({ name: 'fits', validator: { validate: fits, defaultMessage: () => `must be ${be}` } });
const text = (be: string, fits: (value: string) => boolean) =>
  must(be, (value) => typeof value === 'string' && fits(value));

/** May be left out. */
export const Optional = IsOptional;

export const Text = (minLength = 1) =>
  text(minLength > 1 ? `at least ${minLength} characters` : 'set', (value) => value.length >= minLength);

export const Pattern = (pattern: RegExp, be: string) => text(be, (value) => pattern.test(value));

/** An address of any protocol: `postgres://…`, `smtps://…`, `https://…`. */
export const Address = () =>
  text(
    'a whole address, with its protocol',
    (value) => /^[a-z][a-z0-9+.-]*:\/\//i.test(value) && URL.canParse(value),
  );

/** Where holes are reported; `/.well-known/security.txt` says it, and is missing without it. */
export const SecurityContact = () =>
  applyDecorators(
    Optional(),
    Pattern(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'mailto:somebody@a-host or an address with https://'),
  );

export const OneOf = (...values: readonly string[]) =>
  text(`one of ${values.join(', ')}`, (value) => values.includes(value));

export const LogLevel = () => OneOf('trace', 'debug', 'info', 'warn', 'error', 'silent');

/** `0` or `1`. */
export const Flag = () =>
  applyDecorators(
    Transform(({ value }) => (value === '0' || value === '1' ? value === '1' : value)),
    must('0 or 1', (value) => typeof value === 'boolean'),
  );

const decimal = (be: string, fits: (value: number) => boolean) =>
  applyDecorators(
    Transform(({ value }) => Number(value)),
    must(be, (value) => typeof value === 'number' && fits(value)),
  );

export const Whole = (least: number, most: number) =>
  decimal(
    `a whole number from ${least} to ${most}`,
    (value) => Number.isInteger(value) && value >= least && value <= most,
  );

export const Share = () => decimal('a number from 0 to 1', (value) => value >= 0 && value <= 1);

/** A TCP port; 0 means any free one. */
export const Port = () => Whole(0, 65_535);

/** The address of the interface a service listens on; other machines reach it on `0.0.0.0` only. */
export const Host = () =>
  text(
    'an address to listen on: 127.0.0.1 for this machine alone, 0.0.0.0 for every network',
    (value) => isIP(value) || value === 'localhost',
  );

const list = (be: string, fits: (item: string) => boolean, lowerCase = false) =>
  applyDecorators(
    Transform(({ value }) => {
      const items = String(lowerCase ? value.toLowerCase() : value).split(/[\s,]+/);
      return items.filter(Boolean);
    }),
    must(be, (value) => Array.isArray(value) && value.every(fits)),
  );

/** Addresses and networks (`10.0.0.0/8`), parted by spaces or commas. */
export const Networks = () =>
  list(
    'addresses and networks (10.0.0.0/8), parted by spaces',
    (item) => ipaddr.isValid(item) || ipaddr.isValidCIDR(item),
  );

/** Names of hosts without ports, parted by spaces or commas. */
export const HostNames = () =>
  list('names of hosts without ports, parted by spaces', (item) => /^[a-z0-9.-]+$/.test(item), true);
