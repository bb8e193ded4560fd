'use client';
import { useQuery } from '@tanstack/react-query';
import type { Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import Link from 'next/link';
import { Table } from '../../../design/table';
import { localised } from '../../../i18n/localised';
import { Picture } from '../../../pictures/picture';
import type { RenderedSlide } from '../api/decks';
import { slideQuery } from '../api/slide-query';
import styles from './slide.module.css';
import { SlideChart } from './slide-chart';

interface Props {
  deck: string;
  slide: string;
  locale: Locale;
  words: Messages['decks'];
  /** Before it is answered, and where it is called nothing. */
  name: string;
  /** What stands where nothing is written yet; nothing while it is presented. */
  blank?: string;
  /** How its title stands among the heads of the page. */
  level: 'h2' | 'h3';
}

/** A slide as it is shown: its numbers asked just now, with where they are from. */
export function SlideView({ deck, slide, locale, words, name, blank, level: Head }: Props) {
  const { data, isError, refetch } = useQuery(slideQuery(deck, slide, locale));
  if (!data)
    return (
      <article className={styles.slide} aria-busy={!isError}>
        <Head>{name}</Head>
        {isError ? (
          <p role="alert">
            {words.edit.failed}{' '}
            <button type="button" className={styles.link} onClick={() => void refetch()}>
              ↻
            </button>
          </p>
        ) : (
          <p className={styles.waiting}>{words.edit.loading}</p>
        )}
      </article>
    );
  return (
    <article className={styles.slide} data-kind={data.kind} aria-busy="false">
      {/* A name that nobody gave it is heard, and is no part of the slide. */}
      <Head className={data.title ? undefined : 'visually-hidden'}>{data.title || name}</Head>
      {blank && data.kind === 'text' && !data.title && !data.text && (
        <p className={styles.waiting}>{blank}</p>
      )}
      {data.filters && <p className={styles.filters}>{data.filters}</p>}
      {data.text && <p className={styles.text}>{data.text}</p>}
      {data.problem && <p role="alert">{data.problem}</p>}
      {data.empty && <p className={styles.text}>{data.empty}</p>}
      <div className={styles.body}>
        {data.chart && <SlideChart chart={data.chart} locale={locale} />}
        {data.rows.length > 0 &&
          (data.keyFigures ? <KeyFigures rows={data.rows} /> : <Numbers slide={data} />)}
        {data.pictures.length > 0 && <Pictures slide={data} locale={locale} />}
      </div>
      {data.refreshed && <Changes refreshed={data.refreshed} words={words} />}
      {(data.source || data.notes.length > 0) && (
        <p className={styles.foot}>
          {[...data.notes, data.source].filter(Boolean).join(' · ')}{' '}
          {data.link && (
            <Link className={styles.link} href={localised(locale, data.link)} prefetch={false}>
              {words.live}
            </Link>
          )}
        </p>
      )}
    </article>
  );
}

/** What changed since the time before, and as of when it is. */
function Changes(props: { refreshed: NonNullable<RenderedSlide['refreshed']>; words: Messages['decks'] }) {
  const { marks, note, failed } = props.refreshed;
  return (
    <aside className={styles.changes} aria-label={props.words.refresh.changes}>
      {marks.length > 0 && (
        <ul>
          {marks.map(({ kind, text }) => (
            <li key={`${kind} ${text}`} data-mark={kind}>
              {text}
            </li>
          ))}
        </ul>
      )}
      <p data-failed={failed !== null}>{note}</p>
    </aside>
  );
}

/** What one thing comes to, number by number. */
const KeyFigures = ({ rows }: { rows: readonly string[][] }) => (
  <dl className={styles.keys}>
    {rows.map(([name, value, change]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
        {change && <dd className={styles.change}>{change}</dd>}
      </div>
    ))}
  </dl>
);

function Numbers({ slide }: { slide: RenderedSlide }) {
  return (
    <Table<string[]>
      caption={slide.title}
      columns={slide.head.map((head, at) => ({
        key: `${at}-${head}`,
        head,
        cell: (row) => row[at] ?? '',
        ...(at === 0 && { is: 'name' as const }),
      }))}
      rows={slide.rows}
      keyOf={(row) => row.join(' ')}
    />
  );
}

function Pictures({ slide, locale }: { slide: RenderedSlide; locale: Locale }) {
  return (
    <ul className={styles.pictures} data-count={slide.pictures.length}>
      {slide.pictures.map(({ filename, title, credit, address }) => {
        const picture = (
          <Picture filename={filename} alt={`${title}, ${credit}`} sizes="(max-width: 40rem) 45vw, 16vw" />
        );
        return (
          <li key={`${filename} ${address}`}>
            {address ? (
              <Link href={localised(locale, address)} prefetch={false}>
                {picture}
              </Link>
            ) : (
              picture
            )}
            <p>{title}</p>
            <small>{credit}</small>
          </li>
        );
      })}
    </ul>
  );
}
