'use client';
import { usePathname } from 'next/navigation';
import { filled } from '../../../i18n/filled';
import { type FilterField, filtersSet, withoutFilters } from '../lib/board-scope';
import type { Option } from '../lib/board-setup';
import { useBoard } from './board';
import styles from './filter-bar.module.css';
import { LeavesOut } from './leaves-out';
import { useFilterCounts } from './use-filter-counts';

/** Filters of a page, in its address; a change asks for the figures it concerns and nothing else. */
export function FilterBar({ fields }: { fields: readonly FilterField[] }) {
  const { words, scope, full, options, defaults, choose, show, locale } = useBoard();
  const path = usePathname();
  const [counts, wanted] = useFilterCounts();
  const number = new Intl.NumberFormat(locale);
  const set = filtersSet(scope, defaults);
  const listOf = (field: FilterField): readonly Option[] =>
    field === 'compare' ? options.season.filter(({ value }) => value !== full.season) : options[field];
  const isShownIn = (field: FilterField) => full[field] !== undefined;
  const labelOf = (field: FilterField, { value, label }: Option) => {
    const count = counts[field]?.[value];
    return count === undefined ? label : `${label} (${number.format(count)})`;
  };
  return (
    <form className={styles.bar} method="get" action={path} aria-label={words.filters.label} id="filters">
      <div className={styles.fields}>
        {fields.filter(isShownIn).map((field) => (
          <label key={field} className={styles.field} data-set={scope[field] !== undefined || undefined}>
            <span>{words.filters[field]}</span>
            <select
              name={field}
              value={full[field]}
              onPointerEnter={wanted}
              onFocus={wanted}
              onChange={(event) => choose({ [field]: event.target.value })}
            >
              {listOf(field).map((option) => (
                <option key={option.value} value={option.value}>
                  {labelOf(field, option)}
                </option>
              ))}
            </select>
          </label>
        ))}
        <LeavesOut />
      </div>
      {(['trend', 'brand', 'with', 'as_of', 'definition'] as const).map(
        (field) => scope[field] && <input key={field} type="hidden" name={field} value={scope[field]} />,
      )}
      <noscript>
        <button type="submit">{words.filters.apply}</button>
      </noscript>
      <button
        type="button"
        className={styles.reset}
        disabled={set === 0}
        onClick={() => show(withoutFilters(scope, keepsSeason(path)))}
      >
        {set === 0 ? words.filters.reset : filled(words.filters.resetCount, { count: set })}
      </button>
      <p className={styles.printed}>
        {filled(words.filters.shown, {
          filters: fields
            .filter(isShownIn)
            .map((field) => listOf(field).find(({ value }) => value === full[field])?.label ?? full[field])
            .join(' · '),
        })}
      </p>
    </form>
  );
}

/** The page of a season is about it; no reset takes that away. */
const keepsSeason = (path: string) => path.endsWith('/season-focus');
