/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { went } from '../../../testing/next-navigation';
import { EmbargoWatch } from './embargo-watch';

it('draws the page anew when the embargo ends, and until the show has published itself', () => {
  jest.useFakeTimers({ now: new Date('2026-12-01T10:59:00Z') });
  const { unmount } = render(<EmbargoWatch until="2026-12-01T11:00:00.000Z" publishes />);
  jest.advanceTimersByTime(59_000);
  expect(went).toEqual([]);
  jest.advanceTimersByTime(2_000);
  expect(went).toEqual(['refresh']);
  jest.advanceTimersByTime(10_000);
  expect(went).toEqual(['refresh', 'refresh', 'refresh']);
  // The page that is drawn then says that it is public, and has no embargo any more.
  unmount();
  jest.advanceTimersByTime(60_000);
  expect(went).toHaveLength(3);
  jest.useRealTimers();
});
