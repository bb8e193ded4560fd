import {
  FIGURE_ADDRESSES,
  type FigureAddress,
  type FigureFilter,
  type FigureKind,
  figureKind,
  LEFT_OUT,
  type Locale,
} from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { getMessages } from 'next-intl/server';
import { knownSeasons } from '../../../catalogue/known-lists';
import { catalogueNames } from '../../../catalogue/names';
import { boardSetup } from '../../dashboard/api/board-setup';
import type { Option } from '../../dashboard/lib/board-setup';
import { cardOf, kindOf } from '../../dashboard/lib/figure-kinds';

/** Figures an article may hold by the part of the dashboard they are of, and what they are narrowed by, in the reader's words. */
export interface FigureChoices {
  tabs: readonly {
    label: string;
    figures: readonly { address: FigureAddress; title: string; obeys: readonly FigureFilter[] }[];
  }[];
  filters: Record<FigureFilter, string>;
  /** What each filter may be; a trend and a brand are looked for. */
  options: Partial<Record<FigureFilter, readonly Option[]>>;
}

/** Every season is offered, whatever this editor may see of it: who reads is shown what they may. */
export async function figureChoices(locale: Locale): Promise<FigureChoices> {
  const [{ options, words, figures, names }, all, catalogue, seasons] = await Promise.all([
    boardSetup(locale),
    getMessages() as Promise<Messages>,
    catalogueNames(),
    knownSeasons(locale),
  ]);
  const season = seasons.map((one) => ({ value: one.slug, label: catalogue.season(one) }));
  const windows = all.explore.windows;
  const tabs = ['home', 'trends', 'brands', 'seasons'] as const satisfies FigureKind['tab'][];
  // Without a card of its own it is one of the others by another address.
  const shown = FIGURE_ADDRESSES.filter(
    (address) => kindOf(cardOf({ figure: address, filters: {} })).path === address,
  );
  return {
    tabs: tabs.map((tab) => ({
      label: words.tabs[tab],
      figures: shown.flatMap((address) => {
        const kind = figureKind(address);
        const title = figures.titles[cardOf({ figure: address, filters: {} })];
        return kind.tab === tab ? { address, title, obeys: kind.obeys } : [];
      }),
    })),
    filters: {
      ...words.filters,
      brand: words.focus.brand,
      trend: words.focus.trend,
      window: all.explore.window,
      without: words.filters.without,
    },
    options: {
      type: options.type,
      city: options.city,
      category: options.category,
      season,
      compare: season,
      scope: options.scope,
      metric: options.metric,
      view: options.view,
      job: options.job,
      country: options.country,
      window: (['season', '30d', '12m'] as const).map((value) => ({ value, label: windows[value] })),
      without: LEFT_OUT.map((value) => ({ value, label: names.categories[value] ?? value })),
    },
  };
}
