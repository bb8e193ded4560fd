import { getLocale } from 'next-intl/server';
import { boardSetup } from '../api/board-setup';
import { focusName } from '../api/focus-name';
import { BoardHead } from '../board/board-head';
import styles from '../board/board-page.module.css';
import { ComparePicker } from '../board/compare-picker';
import { FilterBar } from '../board/filter-bar';
import { SeeLooks } from '../board/see-looks';
import { Unresolved } from '../figure/unresolved';
import type { BoardScope } from '../lib/board-scope';
import { aboutOf, FOCUSES, type FocusSlug } from '../lib/focus';
import { BrandFocus } from './brand-focus';
import { SeasonsTab } from './seasons-tab';
import { TrendFocus } from './trend-focus';

/** The page of one trend, one brand or one season; `name` is null when the catalogue knows nothing of it. */
export async function FocusPage(props: { slug: FocusSlug; scope: BoardScope; name: string | null }) {
  const { slug, scope, name } = props;
  const locale = await getLocale();
  const { words, defaults } = await boardSetup(locale);
  const { kind, tab } = FOCUSES[slug];
  const about = aboutOf(slug, scope, defaults.season);
  if (name === null)
    return (
      <>
        <BoardHead eyebrow={words.focus[kind]} title={about || words.tabs[tab]} tab={tab} />
        <Unresolved />
      </>
    );
  const brand = kind === 'season' && scope.brand ? await focusName('brand', scope.brand, locale) : null;
  return (
    <>
      <BoardHead
        eyebrow={words.focus[kind]}
        title={brand ? `${brand}, ${name}` : name}
        tab={tab}
        links={<SeeLooks />}
      />
      {kind === 'trend' && <FilterBar fields={['type', 'city', 'season', 'scope']} />}
      {kind === 'brand' && <FilterBar fields={['type', 'city', 'season', 'category']} />}
      {kind === 'season' && <FilterBar fields={['type', 'city', 'compare', 'category', 'scope']} />}
      <div className={styles.compare}>
        <ComparePicker kind={kind} />
      </div>
      {kind === 'trend' && <TrendFocus scope={scope} name={name} />}
      {kind === 'brand' && <BrandFocus scope={scope} name={name} />}
      {kind === 'season' && <SeasonsTab scope={scope} name={name} />}
    </>
  );
}
