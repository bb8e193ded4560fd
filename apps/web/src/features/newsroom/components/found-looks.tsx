'use client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { readNow } from '../../../api/asked';
import type { Shape } from '../../../api/operations';
import fields from '../../../forms/fields.module.css';
import { showFailure } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { Picture } from '../../../pictures/picture';
import { lookSearchOf } from '../lib/look-search';
import { LookSearchBox } from './look-search-box';
import retags from './retags.module.css';
import shows from './shows.module.css';

export type FoundLooksWords = Record<
  'findLooks' | 'findHint' | 'findNow' | 'foundChosen' | 'foundMore' | 'foundNone' | 'foundAll' | 'failed',
  string
>;
type Look = Shape<'LookSummaryDto'>;

/** As many are shown and can be ticked out. */
const MOST_PAGES = 20;

async function found(said: string, tag: string | null): Promise<{ looks: Look[]; total: number }> {
  const query = lookSearchOf(said, tag);
  const page = (number: number) => readNow('/look/search', { query: { ...query, page: number } as object });
  const first = await page(1);
  const looks = [...first.results];
  const pages = Math.min(MOST_PAGES, Math.ceil(first.total_count / first.page_size));
  for (let number = 2; number <= pages; number += 1) looks.push(...(await page(number)).results);
  // What was published while it was read pushed some to the next page.
  return { looks: [...new Map(looks.map((look) => [look.slug, look])).values()], total: first.total_count };
}

/** Looks that the site's search finds, each to be ticked out; what is ticked is in the form as `found`. */
export function FoundLooks(props: {
  /** Only looks that have it, where it is given. */
  tag: string | null;
  words: FoundLooksWords;
  /** What is ticked now. */
  onChange: (looks: string[]) => void;
}) {
  const { tag, words, onChange } = props;
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const tickOut = (looks: readonly Look[], out: ReadonlySet<string>) => {
    setWithout(out);
    onChange(looks.map(({ slug }) => slug).filter((slug) => !out.has(slug)));
  };
  const finding = useMutation({
    mutationFn: (said: string) => found(said, tag),
    onSuccess: ({ looks }) => tickOut(looks, new Set()),
    onError: (error) => showFailure(error, words.failed),
  });
  const { looks = [], total = 0 } = finding.data ?? {};
  const toggle = (slug: string) => {
    const out = new Set(without);
    if (!out.delete(slug)) out.add(slug);
    tickOut(looks, out);
  };
  const toggleAll = () =>
    tickOut(looks, without.size < looks.length ? new Set(looks.map(({ slug }) => slug)) : new Set());
  return (
    <fieldset className={retags.found} aria-busy={finding.isPending}>
      <LookSearchBox
        label={words.findLooks}
        hint={words.findHint}
        find={words.findNow}
        isPending={finding.isPending}
        onFind={finding.mutate}
      />
      <div aria-live="polite">
        {finding.isSuccess && looks.length === 0 && <p>{words.foundNone}</p>}
        {looks.length > 0 && (
          <p className={shows.row}>
            <span>
              {filled(words.foundChosen, { chosen: looks.length - without.size, total: looks.length })}
            </span>
            <button type="button" className={shows.link} onClick={toggleAll}>
              {words.foundAll}
            </button>
          </p>
        )}
        {total > looks.length && (
          <p className={fields.error}>{filled(words.foundMore, { total, shown: looks.length })}</p>
        )}
      </div>
      {looks.length > 0 && (
        <ul className={retags.looks}>
          {looks.map(({ slug, image_filename, designer, position }) => (
            <li key={slug}>
              <label>
                <Picture filename={image_filename} alt={`${designer.name}, ${position}`} sizes="120px" />
                <input
                  type="checkbox"
                  name="found"
                  value={slug}
                  checked={!without.has(slug)}
                  onChange={() => toggle(slug)}
                />
              </label>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
