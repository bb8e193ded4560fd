import { expect, it, jest } from '@jest/globals';
import type { Logger } from '@toile/platform';
import type { KnownEntitiesQuery } from './known-entities.query.js';
import type { Measured } from './measured.js';
import { ReadAhead } from './read-ahead.js';
import { ScopedLooks } from './scoped-looks.js';
import type { ShowDaysQuery } from './show-days.query.js';
import type { Versions } from './versions.js';

it('lets the api start without a warehouse, and says what could not be read', async () => {
  const measured = {
    get database(): string {
      throw new TypeError('there is no warehouse');
    },
  } as Measured;
  const debug = jest.fn<(about: { err: Error }, message: string) => void>();
  const nothing = { run: async () => [] };
  const reading = new ReadAhead(
    nothing as unknown as KnownEntitiesQuery,
    nothing as unknown as ShowDaysQuery,
    new ScopedLooks(measured, {} as Versions),
    { debug } as unknown as Logger,
  );
  reading.onApplicationBootstrap();
  await reading.onApplicationShutdown();
  expect(debug.mock.calls.map(([{ err }]) => err.message)).toEqual(['there is no warehouse']);
});
