'use client';
import { useEffect, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { filled } from '../../../i18n/filled';
import { useBoard } from './board';
import styles from './live-strip.module.css';

/** Views and searches of the current show week, as they happen; for subscribers. */
export function LiveStrip() {
  const { words, options, locale, environment, scope } = useBoard();
  const [live, setLive] = useState<Shape<'LiveFiguresDto'> | null>(null);
  const isShown = environment === 'Master' && !scope.as_of;
  useEffect(() => {
    if (!isShown) return;
    const source = new EventSource('/api/dashboard/live');
    source.addEventListener('figures', (event: MessageEvent<string>) => {
      setLive(JSON.parse(event.data) as Shape<'LiveFiguresDto'>);
    });
    return () => source.close();
  }, [isShown]);
  if (!isShown) return null;
  const number = new Intl.NumberFormat(locale);
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const of = (iso: string) => day.format(new Date(`${iso}T12:00:00Z`));
  const isOver = live ? live.week.to < live.as_of.slice(0, 10) : true;
  const season = options.season.find(({ value }) => value === live?.week.season)?.label ?? '';
  return (
    <section className={styles.strip} aria-labelledby="live-week">
      <div>
        <h2 id="live-week" data-over={isOver || undefined}>
          {isOver ? words.live.last : words.live.title}
        </h2>
        <p>
          {live
            ? filled(words.live.text, { season, from: of(live.week.from), to: of(live.week.to) })
            : words.loading}
        </p>
      </div>
      <dl>
        {(['views', 'searches'] as const).map((what) => (
          <div key={what}>
            <dt>{words.live[what]}</dt>
            {/* A new count is a new element, so that its arrival can be seen. */}
            <dd key={live?.[what]}>{live ? number.format(live[what]) : '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
