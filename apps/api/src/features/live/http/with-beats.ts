import type { MessageEvent } from '@nestjs/common';
import {
  endWith,
  ignoreElements,
  interval,
  last as lastOf,
  map,
  merge,
  type Observable,
  share,
  takeUntil,
} from 'rxjs';

/** Proxies close what is silent for longer. */
const BEAT_MS = 15_000;

/** The events with something in between, until they end. */
export function withBeats(events: Observable<MessageEvent>): Observable<MessageEvent> {
  const shared = events.pipe(share());
  const beats = interval(BEAT_MS).pipe(map((): MessageEvent => ({ type: 'beat', data: '' })));
  return merge(shared, beats.pipe(takeUntil(shared.pipe(ignoreElements(), endWith(true), lastOf()))));
}
