import { messagesOf } from '@toile/i18n';
import type { ReactNode } from 'react';
import { BoardProvider } from '../features/dashboard/board/board';
import type { BoardSetup } from '../features/dashboard/lib/board-setup';
import { renderAsking } from './render-asking';

const { dashboard: words, figures } = messagesOf('en');
const none = [{ value: 'all', label: 'All' }];

export const DEFAULTS: BoardSetup['defaults'] = {
  type: 'woman',
  city: 'all-cities',
  category: 'all-categories',
  season: 'spring-summer-2027',
  compare: 'fall-winter-2026',
  scope: 'top-20-brands',
  metric: 'traffic',
  view: 'main_colours',
  job: 'all-jobs',
  country: 'all-countries',
};

export const SETUP: BoardSetup = {
  locale: 'en',
  environment: 'Master',
  defaults: DEFAULTS,
  options: {
    type: none,
    city: none,
    category: none,
    season: [{ value: 'spring-summer-2027', label: 'Spring-Summer 2027' }],
    scope: none,
    metric: none,
    view: none,
    job: none,
    country: none,
  },
  words,
  figures,
  names: {
    colours: {},
    categories: {},
    seasons: {},
    tags: {},
    cities: {},
    countries: {},
    lookBy: '{designer}, look {position}',
  },
  contact: 'contact@example.org',
};

/** A part of the dashboard as it stands on a page of a subscriber, in English. */
export const renderInBoard = (part: ReactNode) =>
  renderAsking(<BoardProvider setup={SETUP}>{part}</BoardProvider>);
