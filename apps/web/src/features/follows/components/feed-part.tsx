import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { LookCard } from '../../../catalogue/look-card';
import { catalogueNames } from '../../../catalogue/names';
import grid from '../../../design/look-grid.module.css';
import section from '../../../design/section.module.css';
import { href } from '../../../i18n/href';
import type { Followable } from '../lib/follow-mark';
import styles from './feed.module.css';
import { Follow } from './follow';

/** Something that is followed with its newest looks. */
export async function FeedPart({ part }: { part: Shape<'FeedPartDto'> }) {
  const [locale, t, names] = await Promise.all([
    getLocale(),
    getTranslations('browse.follows'),
    catalogueNames(),
  ]);
  const name = nameOf(part, names);
  const listing = href(locale, 'look_search', {});
  const page = {
    brand: href(locale, 'designer_show', { slug: part.slug ?? '' }),
    model: href(locale, 'model_show', { slug: part.slug ?? '' }),
    tag: `${listing}?tags=${encodeURIComponent(part.slug ?? '')}`,
    search: `${listing}?${part.search}`,
    board: href(locale, 'moodboard_public', { token: part.board?.token ?? '' }),
  }[part.kind];
  const about = aboutOf(part);
  return (
    <section className={styles.part} aria-labelledby={part.id}>
      <header className={styles.head}>
        <h2 id={part.id}>
          <Link href={page} prefetch={false}>
            {name}
          </Link>
          {part.new_count > 0 && (
            <span className={styles.new}>{t('new', { count: String(part.new_count) })}</span>
          )}
        </h2>
        <Follow about={about} name={name} isFollowed />
      </header>
      {part.looks.length === 0 ? (
        <p>{t('gone')}</p>
      ) : (
        <>
          <div className={grid.grid}>
            {part.looks.map((look) => (
              <LookCard key={look.slug} look={look} />
            ))}
          </div>
          <Link href={page} prefetch={false} className={section.more}>
            {t('all', { count: String(part.total_count) })}
          </Link>
        </>
      )}
    </section>
  );
}

function aboutOf({ kind, slug, search, board }: Shape<'FeedPartDto'>): Followable {
  if (kind === 'search') return { kind, search: search ?? '' };
  return kind === 'board' ? { kind, board: board?.token ?? '' } : { kind, slug: slug ?? '' };
}

/** As its page is titled; a search by the words of its filters, a board as its owner calls it now. */
function nameOf(part: Shape<'FeedPartDto'>, names: Awaited<ReturnType<typeof catalogueNames>>): string {
  const plain = (slug: string) => ({ slug, name: slug.replaceAll('-', ' ') });
  if (part.board) return part.board.name;
  const slug = part.slug ?? '';
  if (part.kind === 'tag') return names.tag(plain(slug));
  const designer = part.looks.find((look) => look.designer.slug === slug)?.designer;
  if (part.kind === 'brand') return (designer ?? plain(slug)).name;
  const model = part.looks.flatMap(({ models }) => models).find((one) => one.slug === slug);
  if (part.kind === 'model') return (model ?? plain(slug)).name;
  const [first] = part.looks;
  const words: Record<string, (value: string) => string> = {
    search: (value) => `“${value}”`,
    type: (value) => names.type(plain(value)),
    city: (value) => names.city(plain(value)),
    category: (value) => names.category(plain(value)),
    tags: (value) => names.tag(plain(value)),
    colours: (value) => names.colour(value),
    season: (value) => names.season(first?.season.slug === value ? first.season : plain(value)),
    designer: (value) => (first?.designer.slug === value ? first.designer : plain(value)).name,
  };
  return [...new URLSearchParams(part.search ?? '')]
    .filter(([filter]) => filter !== 'colours_in')
    .flatMap(([filter, value]) =>
      (filter === 'search' ? [value] : value.split(',')).map(
        (one) => words[filter]?.(one) ?? plain(one).name,
      ),
    )
    .join(' · ');
}
