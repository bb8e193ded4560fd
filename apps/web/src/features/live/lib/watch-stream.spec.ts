/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { watchStream } from './watch-stream';

class Source extends EventTarget {
  static readonly CLOSED = 2;
  static all: Source[] = [];
  readyState = 1;
  constructor(readonly url: string) {
    super();
    Source.all.push(this);
  }
  close() {
    this.readyState = Source.CLOSED;
  }
}
const newest = () => Source.all.at(-1) as Source;
const look = (id: string) => newest().dispatchEvent(new MessageEvent('look', { data: id, lastEventId: id }));

let seen: string[];
let connections: boolean[];
let end: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  Source.all = [];
  Object.assign(globalThis, { EventSource: Source });
  [seen, connections] = [[], []];
  end = watchStream({
    address: (last) => `/looks?after=${last ?? '3'}`,
    on: { look: (data) => seen.push(data) },
    onConnection: (isUp) => connections.push(isUp),
  });
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

it('opens a stream that was refused anew, after the last event that came, and says when it was gone and is back', () => {
  newest().dispatchEvent(new Event('open'));
  look('4');
  newest().readyState = Source.CLOSED;
  newest().dispatchEvent(new Event('error'));
  expect([connections, Source.all.length]).toEqual([[false], 1]);
  jest.advanceTimersByTime(2_000);
  newest().dispatchEvent(new Event('open'));
  look('7-5,6');
  expect(connections).toEqual([false, true]);
  expect(Source.all.map(({ url }) => url)).toEqual(['/looks?after=3', '/looks?after=4']);
  expect(seen).toEqual(['4', '7-5,6']);
});

it('leaves to the browser what it does itself, and waits for a network that is gone', () => {
  newest().readyState = 0;
  newest().dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(10_000);
  expect(Source.all).toHaveLength(1);
  newest().dispatchEvent(new Event('open'));
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  expect(Source.all).toHaveLength(2);
  newest().dispatchEvent(new Event('open'));
  expect(connections).toEqual([false, true, false, true]);
  expect(Source.all[0]?.readyState).toBe(Source.CLOSED);
});
