'use client';
import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type KeyboardCoordinateGetter,
  pointerWithin,
  useDraggable,
  useDroppable,
} from '@dnd-kit/core';
import { useMutation } from '@tanstack/react-query';
import type { Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { writeNow } from '../../../api/write';
import fields from '../../../forms/fields.module.css';
import { filled } from '../../../i18n/filled';
import { showToast } from '../../../shell/toast-store';
import { useTileSensors } from '../../../sorting/sensors';
import { cellBeside, cellOf, dayAndHour, hoursOf, movedTo, placeOf, type WeekShow } from '../lib/show-week';
import { fromLocal, toLocal } from '../lib/zoned';
import styles from './show-week.module.css';

type Words = Messages['newsroom']['shows']['week'];

/** Which cell the hand, or the corner of what keys have moved, is in. */
const whereItIs: CollisionDetection = (seen) =>
  pointerWithin({
    ...seen,
    pointerCoordinates: seen.pointerCoordinates ?? {
      x: seen.collisionRect.left + 1,
      y: seen.collisionRect.top + 1,
    },
  });

/** A week of shows by days and hours, each on clocks of its city; dragged to others by hand or by keys. */
export function ShowWeek({
  days,
  shows,
  words,
  locale,
}: {
  days: readonly string[];
  shows: readonly WeekShow[];
  words: Words;
  locale: Locale;
}) {
  const router = useRouter();
  // Where shows were put that the page does not know of yet.
  const [put, setPut] = useState<ReadonlyMap<string, string>>(new Map());
  const [lifted, setLifted] = useState<WeekShow | null>(null);
  const moving = useMutation({
    mutationFn: (sent: { path: { slug: string }; body: { seen: string; to: string } }) =>
      writeNow('post', '/api/newsroom/shows/{slug}/move', sent),
  });
  const placed = shows.map((show) => ({ ...show, show_date: put.get(show.slug) ?? show.show_date }));
  const hours = hoursOf(days, placed);
  const timeOf = (iso: string, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
      new Date(iso),
    );
  const nameOf = (slug: string) => placed.find((show) => show.slug === slug)?.name ?? '';
  const placeName = (cell: string) => {
    const [day, hour] = dayAndHour(cell);
    return timeOf(`${day}T${String(hour).padStart(2, '0')}:00:00Z`, 'UTC');
  };

  const move = (show: WeekShow, to: string, isUndo = false) => {
    if (to === show.show_date) return;
    const { slug, name, zone } = show;
    const seen = show.show_date;
    const setAt = (at: string | null) =>
      setPut((before) => {
        const after = new Map(before);
        if (at) after.set(slug, at);
        else after.delete(slug);
        return after;
      });
    setAt(to);
    moving.mutate(
      { path: { slug }, body: { seen, to } },
      {
        onSuccess: ({ show_date, embargo_until, embargo_moved }) => {
          setAt(show_date);
          const text = [
            filled(words.moved, { name, time: timeOf(show_date, zone) }),
            embargo_moved && words.embargoMoved,
            !embargo_moved &&
              embargo_until &&
              filled(words.embargoStays, { time: timeOf(embargo_until, zone) }),
          ];
          const undo = { label: words.undoMove, act: () => move({ ...show, show_date }, seen, true) };
          showToast({
            kind: 'success',
            text: text.filter(Boolean).join(' '),
            about: `move ${slug}`,
            ...(!isUndo && { actions: [undo] }),
          });
        },
        onError: (error) => {
          setAt(null);
          const now =
            error instanceof ApiError && (error.problem as { show_date?: string } | null)?.show_date;
          const text = now
            ? filled(words.movedMeanwhile, { name, time: timeOf(now, zone) })
            : filled(words.notMoved, { name });
          showToast({ kind: 'error', text, about: `move ${slug}` });
        },
        onSettled: () => router.refresh(),
      },
    );
  };

  const getCoordinates: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
    const over = context.over ? String(context.over.id) : cellOf(...placeOf(lifted ?? placed[0] ?? NOWHERE));
    const next = cellBeside(over, event.code, days, hours);
    const rect = next && context.droppableRects.get(next);
    if (!rect) return currentCoordinates;
    event.preventDefault();
    return { x: rect.left + 4, y: rect.top + 4 };
  };
  const sensors = useTileSensors(getCoordinates);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setLifted(null);
    const show = placed.find(({ slug }) => slug === active.id);
    if (show && over) move(show, movedTo(show, ...dayAndHour(String(over.id))));
  };
  const say = (slug: string | number, cell?: string | number) =>
    filled(words.dragOver, { name: nameOf(String(slug)), place: cell ? placeName(String(cell)) : '–' });
  const announcements: Announcements = {
    onDragStart: ({ active }) =>
      say(active.id, cellOf(...placeOf(placed.find(({ slug }) => slug === active.id) ?? NOWHERE))),
    onDragOver: ({ active, over }) => say(active.id, over?.id),
    onDragEnd: ({ active, over }) => say(active.id, over?.id),
    onDragCancel: ({ active }) => filled(words.dragLeft, { name: nameOf(String(active.id)) }),
  };
  const hourName = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    // "9 AM", but "09:00".
    ...(locale !== 'en' && { minute: '2-digit' }),
    timeZone: 'UTC',
  });
  const dayName = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return (
    <DndContext
      id="week"
      sensors={sensors}
      collisionDetection={whereItIs}
      accessibility={{ screenReaderInstructions: { draggable: words.dragHelp }, announcements }}
      onDragStart={({ active }) => setLifted(placed.find(({ slug }) => slug === active.id) ?? null)}
      onDragCancel={() => setLifted(null)}
      onDragEnd={onDragEnd}
    >
      <p className={styles.hint}>{words.calendarHint}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than its place scrolls by keys, too. */}
      <section className={styles.scroll} aria-label={words.calendarHint} tabIndex={0}>
        <table className={styles.week}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{words.hour}</span>
              </th>
              {days.map((day) => (
                <th key={day} scope="col">
                  {dayName.format(new Date(`${day}T12:00:00Z`))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hours.map((hour) => (
              <tr key={hour}>
                <th scope="row">{hourName.format(hour * 3600_000)}</th>
                {days.map((day) => (
                  <Cell key={day} id={cellOf(day, hour)}>
                    {placed
                      .filter((show) => cellOf(...placeOf(show)) === cellOf(day, hour))
                      .sort((a, b) => a.show_date.localeCompare(b.show_date))
                      .map((show) => (
                        <Card
                          key={show.slug}
                          show={show}
                          words={words}
                          locale={locale}
                          onMove={(to) => move(show, to)}
                        />
                      ))}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <DragOverlay dropAnimation={null}>
        {lifted && <div className={styles.lifted}>{lifted.name}</div>}
      </DragOverlay>
    </DndContext>
  );
}

const NOWHERE = { show_date: '1970-01-01T00:00:00.000Z', zone: 'UTC' };

function Cell({ id, children }: { id: string; children: ReactNode[] }) {
  const { setNodeRef, isOver } = useDroppable({ id });
  return (
    <td ref={setNodeRef} data-over={isOver || undefined}>
      {children.length > 0 && <ul>{children}</ul>}
    </td>
  );
}

/** A show: dragged as a whole by hand, by its grip by keys; or moved by a form. */
function Card({
  show,
  words,
  locale,
  onMove,
}: {
  show: WeekShow;
  words: Words;
  locale: Locale;
  onMove: (to: string) => void;
}) {
  const { slug, name, zone } = show;
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({ id: slug });
  const time = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: zone,
  }).format(new Date(show.show_date));
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const local = String(new FormData(event.currentTarget).get('at'));
    if (local) onMove(fromLocal(local, zone));
  };
  return (
    <li ref={setNodeRef} className={styles.card} data-dragged={isDragging || undefined} {...listeners}>
      <Link href={show.href} prefetch={false} draggable={false} className={styles.name}>
        {name}
      </Link>
      <span className={styles.fine}>{[time, show.city, show.venue].filter(Boolean).join(' · ')}</span>
      <span className={styles.fine}>{[show.status, show.embargo].filter(Boolean).join(' · ')}</span>
      <details>
        <summary>{words.move}</summary>
        <form key={show.show_date} onSubmit={onSubmit}>
          <label className={fields.field}>
            <span>{filled(words.moveTo, { city: show.city })}</span>
            <input type="datetime-local" name="at" required defaultValue={toLocal(show.show_date, zone)} />
          </label>
          <button type="submit" className={styles.go}>
            {words.move}
          </button>
        </form>
      </details>
      <button
        ref={setActivatorNodeRef}
        type="button"
        data-grip=""
        className={styles.grip}
        {...attributes}
        aria-label={filled(words.grip, { name })}
      >
        <span aria-hidden="true">⠿</span>
      </button>
    </li>
  );
}
