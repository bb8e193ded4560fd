import { FIGURE_FILES, type FigureCard } from '@toile/contracts';
import type { ComponentType } from 'react';
import type { FigureName } from '../lib/figure-kinds';
import { BarsBody } from './bars-body';
import type { BodyProps, BodyView } from './body-props';
import { ColoursBody } from './colours-body';
import { CurveBody } from './curve-body';
import { KpiBody } from './kpi-body';
import { LooksBody } from './looks-body';
import { LooksOrTable } from './looks-or-table';
import { MapBody } from './map-body';
import { RisersBody } from './risers-body';
import { SeasonsBody } from './seasons-body';
import { TableBody } from './table-body';

interface Body {
  component: ComponentType<BodyProps>;
  /** How it can be shown, its usual way first. */
  views: readonly BodyView[];
  /** Its height in CSS for as many rows, kept before they are there. */
  height(rows: number): string;
}

const table: Body = {
  component: TableBody,
  views: ['table', 'chart'],
  height: (rows) => `${2 + rows * 2.6}rem`,
};
const bars: Body = {
  component: BarsBody,
  views: ['chart', 'table'],
  height: (rows) => `${Math.round(rows * 2.125 * 10) / 10}rem`,
};
const kpi: Body = { component: KpiBody, views: ['table'], height: () => '7.5rem' };
const looks: Body = { component: LooksBody, views: ['table'], height: () => 'clamp(16rem, 26vw, 26rem)' };

const risers: Body = { component: RisersBody, views: ['table', 'chart'], height: () => '7.5rem' };
const colours: Body = { component: ColoursBody, views: ['chart', 'table'], height: () => '11.5rem' };

const curve: Body = { component: CurveBody, views: ['chart', 'table'], height: () => '26rem' };
const placed: Body = {
  component: LooksOrTable,
  views: ['chart', 'table'],
  height: () => 'clamp(16rem, 26vw, 26rem)',
};

const PICTURES: Record<FigureCard['picture'], Body> = {
  table,
  bars,
  kpi,
  risers,
  colours,
  curve,
  looks: placed,
};
type FileBodies = Record<(typeof FIGURE_FILES)[number]['card']['name'], Body>;
const ofFiles = Object.fromEntries(
  FIGURE_FILES.map(({ card }) => [card.name, PICTURES[card.picture]]),
) as FileBodies;

/** How each figure is shown. */
export const BODIES: Record<FigureName, Body> = {
  ...ofFiles,
  runwayShare: table,
  searches: table,
  moodboards: table,
  seasonsCompared: { component: SeasonsBody, views: ['chart', 'table'], height: () => '26rem' },
  risers,
  brandKpi: kpi,
  seasonKpi: kpi,
  trendSearches: kpi,
  trendAdoption: kpi,
  trendShare: kpi,
  trendBoards: kpi,
  colours,
  mostSearched: bars,
  themes: bars,
  ranking: bars,
  top20: table,
  consumers: bars,
  byCountry: { component: MapBody, views: ['chart', 'table'], height: () => '26rem' },
  topBrands: bars,
  leadingTrends: bars,
  viewedHome: looks,
  viewedTrends: looks,
  viewedBrands: looks,
  viewedSeasons: looks,
  savedTrends: looks,
  savedBrands: looks,
  savedSeasons: looks,
};
