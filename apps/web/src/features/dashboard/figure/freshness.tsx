'use client';
import { useSyncExternalStore } from 'react';
import type { Shape } from '../../../api/operations';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import { kindOf } from '../lib/figure-kinds';
import { isFinal, secondsBehind } from '../lib/live-figure';
import { dateTimeText } from './date-time-text';
import styles from './figure-foot.module.css';
import { useFigureInCard } from './figure-in-card';
import { currentSecond, onSecond } from './second';
import type { ShownFigure } from './use-figure';

/** From here on minutes say enough. */
const LONGEST_IN_SECONDS = 120;

/** How old the figure may be, counted on every second; when it is pinned, the time it is of. */
export function Freshness({ shown, figure }: { shown: ShownFigure; figure: Shape<'FigureDto'> }) {
  const { words, scope, locale } = useBoard();
  const { name } = useFigureInCard();
  const nowMs = useSyncExternalStore(onSecond, currentSecond, () => shown.receivedMs);
  // What is told of members changes with no event.
  const knownOn = kindOf(name).rests === 'members' ? figure.meta.as_of : scope.as_of;
  if (knownOn) return <span>{filled(words.knownOn, { date: dateTimeText(knownOn, locale) })}</span>;
  // What was shown can still be retagged; what was done cannot be done again.
  if (isFinal(figure.meta))
    return <span>{kindOf(name).rests === 'looks' ? words.asCatalogued : words.isFinal}</span>;
  const seconds = secondsBehind(figure.meta, shown.receivedMs, nowMs);
  return (
    <span className={styles.freshness} data-frozen={shown.isFrozen || undefined}>
      <span className={styles.pulse} aria-hidden="true" />
      <span suppressHydrationWarning>
        {seconds < LONGEST_IN_SECONDS
          ? filled(words.freshness, { seconds })
          : filled(words.freshMinutes, { minutes: Math.ceil(seconds / 60) })}
      </span>
      <span role="status">{shown.isFrozen && words.frozen}</span>
    </span>
  );
}
