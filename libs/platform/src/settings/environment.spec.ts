import { expect, it } from '@jest/globals';
import { openSettings, readEnvironment, variablesOf } from './environment.js';
import { Address, Flag, HostNames, Networks, OneOf, Optional, Port, Text, Whole } from './rules.js';
import { ServiceEnvironment } from './service-environment.js';

class Settings extends ServiceEnvironment {
  @Port() TEST_PORT = 4000;
  @Address() TEST_URL: string;
  @Text(32) TEST_SECRET: string;
  @Optional() @Flag() TEST_DEMO?: boolean;
  @Optional() @Whole(1, 9) TEST_COUNT?: number;
  @OneOf('auto', 'on') TEST_LIMITS = 'auto';
  @Networks() TEST_PROXIES: string[] = [];
  @HostNames() TEST_HOSTS: string[] = [];
}
const NEEDED = { TEST_URL: 'postgres://me@host/db', TEST_SECRET: 's'.repeat(32) };

it('fills in defaults, what is inherited included, and takes an empty variable for an absent one', () => {
  const read = readEnvironment(Settings, { ...NEEDED, TEST_PORT: '', TEST_DEMO: '', HOME: '/root' });
  expect(read).toEqual({
    ...NEEDED,
    TEST_PORT: 4000,
    TEST_LIMITS: 'auto',
    TEST_PROXIES: [],
    TEST_HOSTS: [],
    KAFKA_TLS: false,
    OTEL_TRACES_SAMPLER_ARG: 1,
    DATA_DIR: '.data',
  });
});

it('gives numbers, switches and lists their type', () => {
  const given = {
    TEST_PORT: '0',
    TEST_DEMO: '0',
    TEST_COUNT: '9',
    TEST_PROXIES: '10.0.0.0/8, ::1',
    TEST_HOSTS: 'A.b c',
  };
  expect(readEnvironment(Settings, { ...NEEDED, ...given })).toMatchObject({
    TEST_PORT: 0,
    TEST_DEMO: false,
    TEST_COUNT: 9,
    TEST_PROXIES: ['10.0.0.0/8', '::1'],
    TEST_HOSTS: ['a.b', 'c'],
  });
});

it('names every variable at fault, and what it must be', () => {
  const given = {
    TEST_PORT: '70000',
    TEST_DEMO: 'yes',
    TEST_COUNT: '1.5',
    TEST_LIMITS: 'off',
    TEST_PROXIES: 'gateway',
    TEST_HOSTS: 'https://a',
    TEST_SECRET: 'short',
  };
  const read = () => readEnvironment(Settings, given);
  for (const line of [
    'TEST_PORT: must be a whole number from 0 to 65535',
    'TEST_URL: must be a whole address, with its protocol',
    'TEST_SECRET: must be at least 32 characters',
    'TEST_DEMO: must be 0 or 1',
    'TEST_COUNT: must be a whole number from 1 to 9',
    'TEST_LIMITS: must be one of auto, on',
    'TEST_PROXIES: must be addresses and networks (10.0.0.0/8), parted by spaces',
    'TEST_HOSTS: must be names of hosts without ports, parted by spaces',
  ])
    expect(read).toThrow(line);
});

it('takes no host and port for an address', () => {
  const read = () => readEnvironment(Settings, { TEST_URL: 'localhost:5432' });
  expect(read).toThrow('TEST_URL: must be a whole address, with its protocol');
});

it('knows every variable of a service', () => {
  expect(variablesOf(Settings)).toEqual(expect.arrayContaining(['TEST_PORT', 'TEST_COUNT', 'KAFKA_BROKERS']));
});

it('is opened once by @nestjs/config, and writes no default into the environment of other programs', async () => {
  const settings = await openSettings((source) => readEnvironment(Settings, { ...source, ...NEEDED }));
  expect(settings).toBeInstanceOf(Settings);
  expect(settings.TEST_PORT).toBe(4000);
  expect(Object.keys(process.env).filter((name) => name.startsWith('TEST_'))).toEqual([]);
});
