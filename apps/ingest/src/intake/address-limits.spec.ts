import { afterEach, expect, it, jest } from '@jest/globals';
import { startIntake } from '../testing/ingest.harness.js';
import { AddressLimits } from './address-limits.js';

function setUp(exemptsLoopback = false) {
  return new AddressLimits({ eventsAMinute: 60, exemptsLoopback });
}
afterEach(() => {
  jest.useRealTimers();
});

it('lets an address send twice its minute within two minutes', async () => {
  jest.useFakeTimers();
  const limits = setUp();
  for (let n = 0; n < 120; n += 1) expect(await limits.take('1.2.3.4', 1)).toBe(0);
  expect(await limits.take('1.2.3.4', 1)).toBe(120);
  expect(await limits.take('1.2.3.5', 100)).toBe(0);
  // What is refused costs nothing: a smaller batch still fits.
  expect(await limits.take('1.2.3.5', 100)).toBe(120);
  expect(await limits.take('1.2.3.5', 20)).toBe(0);
  jest.advanceTimersByTime(119_000);
  expect(await limits.take('1.2.3.4', 1)).toBe(1);
  jest.advanceTimersByTime(1_000);
  expect(await limits.take('1.2.3.4', 120)).toBe(0);
});

it('takes a network of IPv6 for one address', async () => {
  const limits = setUp();
  expect(await limits.take('2001:db8:1:2:3:4:5:6', 120)).toBe(0);
  expect(await limits.take('2001:db8:1:2::9', 1)).toBeGreaterThan(0);
  expect(await limits.take('2001:db8:1:3::9', 1)).toBe(0);
});

it('gives all networks of a site together eight times as much', async () => {
  const limits = setUp();
  for (let n = 0; n < 8; n += 1) expect(await limits.take(`2001:db8:1:${n}::9`, 120)).toBe(0);
  expect(await limits.take('2001:db8:1:8::9', 1)).toBeGreaterThan(0);
  expect(await limits.take('2001:db8:2:8::9', 1)).toBe(0);
});

it('spares this machine where it may', async () => {
  const spares = setUp(true);
  const spareless = setUp();
  for (const address of ['127.0.0.1', '::ffff:127.0.0.1', '::1', '127.8.8.8']) {
    expect(await spares.take(address, 100_000)).toBe(0);
    expect(await spareless.take(address, 100_000)).toBeGreaterThan(0);
  }
  expect(await spares.take('1.2.3.4', 100_000)).toBeGreaterThan(0);
});

it('answers 429 and when to come back, counts it, and writes nothing', async () => {
  const ingest = await startIntake({ limits: { eventsAMinute: 2 } });
  const from = (address: string, body: string) =>
    ingest.post('/api/tts/click', body, { 'x-forwarded-for': address });
  // What is wrong costs as well.
  const answers = await Promise.all(
    ['uri=/', 'uri=/', 'uri=/', 'nothing', 'uri=/'].map((one) => from('9.9.9.9', one)),
  );
  expect(answers.map((one) => one.statusCode)).toEqual([204, 204, 204, 422, 429]);
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  expect(answers.at(-1)?.headers['content-type']).toContain('application/problem+json');
  expect((await from('9.9.9.8', 'uri=/')).statusCode).toBe(204);
  expect(ingest.written).toHaveLength(4);
  expect(ingest.ledger.report()).toMatchObject({
    received: 6,
    stored: 4,
    in_flight: 0,
    refused: { throttled: 1, invalid: 1 },
  });
  await ingest.app.close();
});
