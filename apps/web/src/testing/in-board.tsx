import { render } from '@testing-library/react';
import { messagesOf } from '@toile/i18n';
import type { ReactNode } from 'react';
import { BoardProvider } from '../features/dashboard/board/board';
import type { BoardSetup } from '../features/dashboard/lib/board-setup';

const { dashboard: words, figures } = messagesOf('en');
const none = [{ value: 'all', label: 'All' }];

const SETUP: BoardSetup = {
  locale: 'en',
  environment: 'Master',
  defaults: {
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
  },
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
  names: { colours: {}, cities: {}, countries: {}, lookBy: '{designer}, look {position}' },
  contact: 'contact@example.org',
};

/** A part of the dashboard as it stands on a page of a subscriber, in English. */
export const renderInBoard = (part: ReactNode) => render(<BoardProvider setup={SETUP}>{part}</BoardProvider>);
