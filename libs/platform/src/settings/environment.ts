import { ConfigModule, ConfigService } from '@nestjs/config';
import { NestFactory } from '@nestjs/core';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';
import { misspeltVariables } from './misspelt.js';

/** The environment lacks something or holds something wrong; the message names every variable at fault. */
export class EnvironmentError extends Error {
  readonly code = 'platform/environment';
}

type Environment<T> = new () => T;

/** Every variable a service looks at. */
export const variablesOf = (environment: Environment<object>): string[] => {
  const rules = getMetadataStorage().getTargetValidationMetadatas(environment, '', true, false);
  return [...new Set(rules.map(({ propertyName }) => propertyName))];
};

/** A service's settings as its class describes them; others' variables are left out. @throws EnvironmentError */
export function readEnvironment<T extends object>(
  environment: Environment<T>,
  source: Record<string, unknown>,
): T {
  const present = variablesOf(environment).filter(
    (name) => source[name] !== undefined && source[name] !== '',
  );
  const given = Object.fromEntries(present.map((name) => [name, source[name]]));
  const settings = plainToInstance(environment, given);
  const faults = validateSync(settings, { stopAtFirstError: true, forbidUnknownValues: false });
  if (faults.length === 0) return settings;
  const lines = faults.map(
    ({ property, constraints }) => `  ${property}: ${Object.values(constraints ?? {})[0]}`,
  );
  const slips = misspeltVariables(source).map((line) => `\n  ${line}`);
  throw new EnvironmentError(
    `these environment variables need another value:\n${lines.join('\n')}${slips.join('')}`,
  );
}

/** The settings of this process, read once, at its start, by @nestjs/config. @throws EnvironmentError */
export async function openSettings<T extends object>(
  read: (source: Record<string, unknown>) => T,
): Promise<T> {
  const settings = ConfigModule.forRoot({
    ignoreEnvFile: true,
    // Under one name, since what is validated is written back to `process.env`, defaults of ours included.
    validate: (source) => ({ environment: read(source) }),
  });
  const context = await NestFactory.createApplicationContext(settings, {
    logger: false,
    abortOnError: false,
  });
  return context.get<ConfigService<{ environment: T }, true>>(ConfigService).get('environment');
}
