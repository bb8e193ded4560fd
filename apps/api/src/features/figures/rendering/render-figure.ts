import {
  COUNTRIES,
  type Figure,
  type FigureRow,
  LANGUAGES,
  type Locale,
  newestOf,
  PALETTE,
  partsOfLookLabel,
  type Reference,
  SEASONS,
  TAG_CATEGORIES,
  TONES,
} from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { conceptOfTag, labelOf, labelsOf, tagLabel } from '@toile/vocabulary';
import { ALL_CATEGORIES, DEFAULTS } from '../scope/figure-query.dto.js';
import type { Scope } from '../scope/scope.js';
import { exportMessages, filled } from './messages.js';
import { windowNotesIn } from './window-rule-in.js';

export interface RenderedRow {
  label: string;
  season: string | null;
  value: string;
  change: string | null;
  /** How long the bar is, from 0 to 1; null where there is no number. */
  bar: number | null;
  /** Between what the number lies, on the scale of the bar. */
  interval: [number, number] | null;
  /** What has to be known about the number. */
  note: string | null;
  /** Of a look. */
  picture: string | null;
  /** Of the bar, where the row is about a colour. */
  colour: string | null;
}

/** A figure as it is shown outside the dashboard: words and numbers in one language, ready to be set. */
export interface RenderedFigure {
  title: string;
  /** The filters, in words. */
  filters: string[];
  rows: RenderedRow[];
  /** Of the table: label, season, value, change. */
  head: { label: string; season: string; value: string; change: string };
  empty: string;
  notes: string[];
  /** Definition, window and the time it was known at. */
  source: string;
}

/** @param most rows that are shown; the table itself has them all */
export function renderFigure(
  figure: Figure,
  scope: Scope,
  locale: Locale,
  most = Number.MAX_SAFE_INTEGER,
): RenderedFigure {
  const words = exportMessages(locale);
  const { rows, meta } = figure;
  const shown = rows.slice(0, most);
  // Numbers of several kinds are on no scale together.
  const areKpis = shown.every((row) => kpiIn(locale, row) !== undefined);
  const largest = areKpis
    ? 0
    : Math.max(0, ...shown.flatMap(({ value, interval }) => [value ?? 0, interval?.[1] ?? 0]));
  const { definition, version, window } = meta;
  const source = filled(words.table.source, locale, {
    definition: titleOf(definition, locale),
    version: String(version),
    from: dayIn(locale, window.from),
    to: dayIn(locale, window.to),
    asOf: timeIn(locale, meta.as_of),
  });
  return {
    title: titleOf(definition, locale),
    filters: filtersInWords(scope, locale),
    rows: shown.map((row) => rowIn(locale, row, largest)),
    head: words.table.head,
    empty: words.table.empty,
    notes: [
      ...coversIn(locale, meta.covers),
      ...windowNotesIn(locale, window.rule),
      ...(meta.partial ? [words.table.partial] : []),
      ...(shown.some(mayBeChance) ? [words.table.uncertain] : []),
      ...consentIn(locale, meta.consent),
    ],
    source,
  };
}

/** The same without the rows that are hidden: that there are any is told once. */
export function renderTold(figure: Figure, scope: Scope, locale: Locale, most?: number): RenderedFigure {
  const rows = figure.rows.filter(({ suppressed }) => !suppressed);
  const rendered = renderFigure({ ...figure, rows }, scope, locale, most);
  if (rows.length === figure.rows.length) return rendered;
  const reason = exportMessages(locale).table.suppressed;
  if (rows.length === 0) return { ...rendered, empty: reason };
  const { hiddenOthers } = messagesOf(locale).dashboard.card;
  const others = filled(hiddenOthers, locale, { reason: reason.toLocaleLowerCase(locale) });
  return { ...rendered, notes: [others, ...rendered.notes] };
}

/** Whom the figure tells of, where it is not whom its filters seem to say. */
export const coversIn = (locale: Locale, covers: Figure['meta']['covers']): string[] =>
  covers ? [messagesOf(locale).dashboard.card.daysOnly] : [];

/** How many of the readers agreed to be told apart, where the figure rests on readers and anybody came. */
export function consentIn(locale: Locale, consent: Figure['meta']['consent']): string[] {
  if (!consent || consent.value === null) return [];
  const style = { style: 'percent', maximumFractionDigits: 0 } as const;
  const percent = new Intl.NumberFormat(locale, style).format(consent.value / 100);
  return [filled(exportMessages(locale).table.consent, locale, { percent })];
}

export function titleOf(definition: string, locale: Locale): string {
  const names: Record<string, string> = exportMessages(locale).figures;
  return names[definition] ?? names[newestOf(definition)] ?? definition;
}

export const timeIn = (locale: Locale, time: string): string =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  }).format(new Date(time));

/** An ISO day as the language writes it. */
const dayIn = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day.slice(0, 10)}T00:00:00Z`),
  );

/** A row's number as the dashboard shows it, with the digits the figure has. */
export function valueIn(
  locale: Locale,
  { value, value_label }: Pick<FigureRow, 'value' | 'value_label'>,
): string {
  if (value === null) return '—';
  const isShare = value_label?.endsWith('%') ?? false;
  const digits = /\.(\d+)/.exec(value_label ?? '')?.[1]?.length ?? 0;
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  if (!isShare) return new Intl.NumberFormat(locale, style).format(value);
  return new Intl.NumberFormat(locale, { ...style, style: 'percent' }).format(value / 100);
}

function rowIn(locale: Locale, row: FigureRow, largest: number): RenderedRow {
  const { table } = exportMessages(locale);
  const note = row.suppressed
    ? table.suppressed
    : row.low_base
      ? table.lowBase
      : row.new
        ? table.isNew
        : null;
  const part = (value: number) => Math.max(0, value) / largest;
  return {
    label: labelIn(locale, row),
    season: row.season_short,
    note,
    picture: row.look ? row.image_filename : null,
    colour: row.bar_background,
    value: valueIn(locale, row),
    change: row.evolution === null ? null : `${arrowOf(row)} ${signed(locale, row.evolution)}`,
    bar: row.value === null || largest <= 0 ? null : part(row.value),
    interval: row.interval && largest > 0 ? [part(row.interval[0]), part(row.interval[1])] : null,
  };
}

/** What has words of its own, and the words by slug. */
type Words = [readonly Reference[], Record<string, string>];
type Labelled = Pick<FigureRow, 'label' | 'tag_name' | 'bar_background'>;

/**
 * Names of brands are those of the catalogue; measures, categories, trends, colours and countries have words of
 * their own.
 */
export function labelIn(locale: Locale, row: Labelled): string {
  const { label, tag_name, bar_background } = row;
  const own = ([list, words]: Words) =>
    list.some(({ slug, name }) => slug === tag_name && name === label) ? words[tag_name ?? ''] : undefined;
  const lists: Words[] = [
    [TAG_CATEGORIES, labelsOf('category', locale, 'many')],
    [LANGUAGES, messagesOf(locale).figures.languages],
    // Rows of colours are drawn in them; a fabric may be called like one.
    ...(bar_background
      ? ([
          [PALETTE, labelsOf('colour', locale)],
          [TONES, labelsOf('tone', locale, 'many')],
        ] satisfies Words[])
      : []),
  ];
  if (SEASONS.some(({ slug, name }) => slug === tag_name && name === label))
    return seasonIn(locale, tag_name ?? '');
  const look = partsOfLookLabel(label);
  if (look) return filled(messagesOf(locale).catalogue.lookBy, locale, look);
  const country = COUNTRIES.find(({ name }) => name === label);
  return (
    lists.map(own).find(Boolean) ??
    trendIn(locale, row) ??
    kpiIn(locale, row) ??
    (country ? countryIn(locale, country.slug) : label)
  );
}

/** Rows that only share a slug with a tag, as colours of that name do, are labelled otherwise than it. */
function trendIn(locale: Locale, { label, tag_name, bar_background }: Labelled): string | undefined {
  const trend = bar_background ? undefined : conceptOfTag(tag_name ?? '');
  return trend?.label.en === label ? trend.label[locale] : undefined;
}

/** The rows of KPIs are labelled with the name of their measure; a trend of that name has it for a slug, too. */
function kpiIn(locale: Locale, { label, tag_name }: Labelled): string | undefined {
  const words: Record<string, string> = messagesOf(locale).figures.kpis;
  return tag_name !== label && Object.hasOwn(words, label) ? words[label] : undefined;
}

type Changed = Pick<FigureRow, 'evolution' | 'change_interval'>;

/** Of a change whose interval holds zero. */
export function mayBeChance({ evolution, change_interval }: Changed): boolean {
  const [from = 1, to = 1] = change_interval ?? [];
  return Boolean(evolution) && from <= 0 && to >= 0;
}

/** By the sign of what is displayed; hollow where that may be chance. */
export function arrowOf(row: Changed): string {
  const change = row.evolution ?? 0;
  const [up, down] = mayBeChance(row) ? ['△', '▽'] : ['▲', '▼'];
  return change > 0 ? up : change < 0 ? down : '▬';
}
const signed = (locale: Locale, percent: number) =>
  new Intl.NumberFormat(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  } as const).format(percent / 100);

/** Every filter that narrows the figure, in the reader's language; what is not narrowed is left out. */
export function filtersInWords(scope: Scope, locale: Locale): string[] {
  const words = exportMessages(locale);
  const categories = labelsOf('category', locale, 'many');
  const { category, job, country, without } = scope.input;
  return [
    ...(scope.trend ? [tagLabel(scope.trend, locale)] : []),
    ...(scope.brand ? [scope.brand.name] : []),
    labelOf('type', scope.type.slug, locale) ?? scope.type.name,
    scope.city ? (labelOf('city', scope.city.slug, locale) ?? scope.city.name) : words.table.allCities,
    scope.seasons.map(({ slug }) => seasonIn(locale, slug)).join(' / '),
    ...(category === ALL_CATEGORIES ? [] : [categories[category] ?? category]),
    ...(scope.input.scope === DEFAULTS.scope ? [] : [words.table.top20]),
    ...(without ? [filled(words.table.without, locale, { category: categories[without] ?? without })] : []),
    ...(job === DEFAULTS.job ? [] : [jobIn(locale, job)]),
    ...(country === DEFAULTS.country ? [] : [countryIn(locale, country)]),
  ];
}

function seasonIn(locale: Locale, slug: string): string {
  const patterns: Record<string, string> = messagesOf(locale).catalogue.seasons;
  const [, kind = '', year = ''] = /^(.+)-(\d{4})$/.exec(slug) ?? [];
  const pattern = patterns[kind];
  return pattern ? filled(pattern, locale, { year }) : slug;
}

function jobIn(locale: Locale, slug: string): string {
  const { account, dashboard } = messagesOf(locale);
  const words: Record<string, string> = { ...account.jobs, 'all-jobs': dashboard.allJobs };
  return words[slug] ?? slug;
}

function countryIn(locale: Locale, slug: string): string {
  const { code = null, name = slug } = COUNTRIES.find((one) => one.slug === slug) ?? {};
  if (code) return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? name;
  return slug === 'other' ? messagesOf(locale).account.countries.other : name;
}
