import type { ValueTransformer } from 'typeorm';

/** For columns of type `bigint`, and arrays of them, whose values stay below 2^53: offsets and counts. The driver gives strings. */
export const bigintAsNumber: ValueTransformer = {
  to: (value: unknown) => value,
  from: (value: string | string[] | null) => {
    if (value === null) return null;
    return Array.isArray(value) ? value.map(Number) : Number(value);
  },
};
