import { getLocale } from 'next-intl/server';
import { boardSetup } from '../api/board-setup';
import { BoardHead } from '../board/board-head';
import styles from '../board/board-page.module.css';
import { ComparePair } from '../board/compare-pair';
import { FilterBar } from '../board/filter-bar';
import type { BoardScope, FilterField } from '../lib/board-scope';
import type { Tab } from '../lib/tabs';
import { BrandsTab } from './brands-tab';
import { ExploreTab } from './explore-tab';
import { HomeTab } from './home-tab';
import { SeasonsTab } from './seasons-tab';
import { TimeTab } from './time-tab';
import { TrendsTab } from './trends-tab';

/** Figures over time and questions have filters of their own. */
const FIELDS: Record<Exclude<Tab, 'time' | 'explore'>, readonly FilterField[]> = {
  home: ['type', 'city', 'season', 'scope'],
  trends: ['type', 'city', 'category', 'season', 'scope'],
  brands: ['type', 'city', 'season', 'scope', 'metric'],
  seasons: ['type', 'city', 'season', 'compare', 'category', 'scope'],
};

/** One tab of the dashboard. */
export async function TabPage(props: {
  tab: Tab;
  scope: BoardScope;
  given: Record<string, string | string[] | undefined>;
}) {
  const { tab, scope, given } = props;
  const { words, options, defaults } = await boardSetup(await getLocale());
  const season = scope.season ?? defaults.season;
  const name = options.season.find(({ value }) => value === season)?.label ?? season;
  return (
    <>
      <BoardHead
        title={tab === 'home' ? words.title : words.tabs[tab]}
        lead={tab === 'home' ? words.lead : words.leads[tab]}
        tab={tab}
      />
      {tab === 'time' && <TimeTab given={given} />}
      {tab === 'explore' && <ExploreTab />}
      {tab !== 'time' && tab !== 'explore' && <FilterBar fields={FIELDS[tab]} />}
      {(tab === 'trends' || tab === 'brands') && (
        <div className={styles.compare}>
          <ComparePair only={tab} />
        </div>
      )}
      {tab === 'home' && <HomeTab scope={scope} />}
      {tab === 'trends' && <TrendsTab scope={scope} />}
      {tab === 'brands' && <BrandsTab scope={scope} />}
      {tab === 'seasons' && <SeasonsTab scope={scope} name={name} />}
    </>
  );
}
