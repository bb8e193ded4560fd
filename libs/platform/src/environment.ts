import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** The environment lacks something or holds something wrong; the message names every variable at fault. */
export class EnvironmentError extends Error {
  readonly code = 'platform/environment';
}

/**
 * Reads a service's settings from the environment, once, at start.
 * @throws EnvironmentError naming each variable that does not fit.
 */
export function readEnvironment<S extends z.ZodType>(schema: S, source: NodeJS.ProcessEnv): z.infer<S> {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(present);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new EnvironmentError(`these environment variables need another value:\n${faults.join('\n')}`);
}

/** The address of the interface a service listens on; other machines reach it on `0.0.0.0` only. */
export const hostSchema = z
  .union([z.ipv4(), z.ipv6(), z.literal('localhost')], {
    error: 'must be an address to listen on: 127.0.0.1 for this machine alone, 0.0.0.0 for every network',
  })
  .default('127.0.0.1');

const port = z.coerce.number().int().min(0).max(65_535);

/** A TCP port from a string, 0 meaning "any free one". */
export const portSchema = (otherwise: number) => port.default(otherwise);

/** Where internal pages listen: a hundred above the service's own port when it is left out. */
export const internalPortSchema = port.optional();

const listed = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean));

const isNetwork = (text: string) => ipaddr.isValid(text) || ipaddr.isValidCIDR(text);

/** Addresses and networks (`10.0.0.0/8`), parted by spaces or commas; none when it is left out. */
export const networks = listed.pipe(
  z.array(z.string().refine(isNetwork, 'must be addresses and networks (10.0.0.0/8), parted by spaces')),
);

/** Names of hosts without ports, parted by spaces or commas; none when it is left out. */
export const hostNames = listed.pipe(
  z.array(
    z
      .string()
      .toLowerCase()
      .regex(/^[a-z0-9.-]+$/, 'must be names of hosts without ports, parted by spaces'),
  ),
);
