import { colon } from '@toile/i18n/typography';
import type { PageDocument } from '../../exports/index.js';
import type { DeckDocument } from './deck-document.js';
import { marked } from './write-deck.js';

type Head = PageDocument['figures'][number]['head'];

/** A deck as pages of the dashboard are printed: its tables row by row, with bars where it has one number a row. */
export function onPaper(deck: DeckDocument, head: Head): PageDocument {
  return {
    locale: deck.locale,
    title: deck.title,
    filters: '',
    made: deck.made,
    figures: deck.slides.map((slide) => {
      const words = [slide.text, slide.problem, slide.empty].filter((one): one is string => one !== null);
      return {
        title: slide.title,
        filters: [slide.filters],
        head,
        rows: rowsOf(slide, head),
        empty: words.join('\n'),
        notes: [
          slide.filters,
          ...(hasRows(slide) ? words : []),
          slide.refreshed?.marks.map(marked).join(' · ') ?? '',
          slide.refreshed?.note ?? '',
          ...slide.notes,
          ...slide.pictures.map(({ title, credit }) => `${title}${colon(deck.locale)}${credit}`),
          slide.link ? `${deck.url}/${deck.locale}${slide.link}` : '',
        ].filter(Boolean),
        source: slide.source ?? '',
        receipt: slide.receipt ?? '',
      };
    }),
  };
}

/** Printed with its sign; that something is new, or not known, is told by the value alone. */
const changeIn = (text: string | undefined): string | null =>
  /^[▲▼△▽▬] /.test(text ?? '') ? (text ?? null) : null;

type Slide = DeckDocument['slides'][number];
const hasRows = ({ rows, pictures }: Slide) => rows.length > 0 || pictures.length > 0;

function rowsOf(
  { head, rows, chart, pictures }: Slide,
  words: Head,
): PageDocument['figures'][number]['rows'] {
  const plain = {
    season: null,
    change: null,
    bar: null,
    interval: null,
    note: null,
    picture: null,
    colour: null,
  };
  if (pictures.length > 0)
    return pictures.map(({ filename, title }) => ({ ...plain, label: title, value: '', picture: filename }));
  const [only] = chart?.series.length === 1 ? chart.series : [];
  const largest = Math.max(0, ...(only?.values ?? []).map((value) => value ?? 0));
  const barOf = (at: number) => {
    const value = only?.values[at];
    return value == null || largest <= 0 || only?.values.length !== rows.length
      ? null
      : Math.max(0, value) / largest;
  };
  const isOfOne = head.length === 2 || (head.length === 3 && head[2] === words.change);
  // A table of several columns stands one cell a line.
  return rows.flatMap(([label = '', ...cells], at) =>
    isOfOne
      ? [{ ...plain, label, value: cells[0] ?? '', change: changeIn(cells[1]), bar: barOf(at) }]
      : cells.map((value, place) => ({ ...plain, label: `${label} · ${head[place + 1] ?? ''}`, value })),
  );
}
