import { messagesOf } from '@toile/i18n';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { cardMessages } from '../../../catalogue/card-words';
import { knownCities } from '../../../catalogue/known-lists';
import { LookCard } from '../../../catalogue/look-card';
import { zoneOf } from '../../../catalogue/zone-of';
import grid from '../../../design/look-grid.module.css';
import { Section } from '../../../design/section';
import { lengthOf } from '../lib/played';
import { roomWords } from '../lib/room-words';
import arriving from './arrivals.module.css';
import { Replay } from './replay';
import { RoomBar } from './room-bar';
import { TodaysBoard } from './todays-board';

/** The looks of a show: the newest first while it is on; afterwards in their order, and as they came once it is played again. */
export async function RoomLooks(props: { show: Shape<'LiveShowDto'>; room: Shape<'LiveRoomDto'> | null }) {
  const { show, room } = props;
  const { collection, status } = show;
  const isOver = status === 'over';
  const [locale, t, format, words] = await Promise.all([
    getLocale(),
    getTranslations('browse'),
    getFormatter(),
    roomWords(collection.designer.name),
  ]);
  const cities = await knownCities(locale);
  const arrivals = room?.arrivals ?? [];
  const came = new Map(arrivals.map(({ slug, at }) => [slug, at]));
  const newestFirst = [...show.looks].sort(
    (a, b) => (came.get(b.slug) ?? '').localeCompare(came.get(a.slug) ?? '') || b.position - a.position,
  );
  const looks = isOver ? show.looks : newestFirst;
  const day = format.dateTime(new Date(collection.show_date), {
    dateStyle: 'long',
    timeZone: zoneOf(collection.city.slug, cities),
  });
  const board = t('live.room.boardName', { date: day });
  const all = (
    <div className={`${grid.grid} ${arriving.looks}`} data-board={board}>
      {looks.map((look) => (
        <LookCard key={look.slug} look={look} />
      ))}
    </div>
  );
  const played = room?.record ? [...newestFirst].reverse().filter(({ slug }) => came.has(slug)) : [];
  return (
    <Section id="looks" title={t('live.looks')}>
      {show.looks.length === 0 && <p>{t('live.waiting')}</p>}
      <TodaysBoard
        board={board}
        locale={locale}
        words={{ open: isOver ? t('live.room.boardThen') : t('live.room.board'), failed: words.failed }}
      />
      {/* A show that is over brings no more. */}
      {!isOver && (
        <RoomBar
          show={collection.slug}
          looks={looks.map((look) => ({
            slug: look.slug,
            position: look.position,
            card: <LookCard look={look} />,
          }))}
          board={board}
          locale={locale}
          words={words}
          messages={cardMessages(messagesOf(locale))}
        />
      )}
      {isOver &&
        (room?.record ? (
          <Replay
            record={room.record}
            looks={played.map((look) => ({
              slug: look.slug,
              at: came.get(look.slug) ?? '',
              card: <LookCard look={look} />,
            }))}
            board={board}
            locale={locale}
            words={{
              ...words,
              lead: t('live.replay.lead', {
                looks: String(played.length),
                minutes: Math.max(1, Math.round(lengthOf(room.record) / 60_000)),
              }),
            }}
          >
            {all}
          </Replay>
        ) : (
          all
        ))}
    </Section>
  );
}
