'use client';
import { useQuery } from '@tanstack/react-query';
import type { Locale, MediaType } from '@toile/contracts';
import { asked, readJson } from '../../../api/asked';
import { addressOf, type Shape } from '../../../api/operations';
import { filled } from '../../../i18n/filled';
import { href } from '../../../i18n/href';
import { fileOf, type Slide, type ViewerWords } from '../lib/slide';
import { ShopLink } from './shop-link';
import styles from './viewer-details.module.css';

/** What there is to know about the picture that is shown, in a sheet beside it or, on a phone, over its lower half. */
export function ViewerDetails(props: {
  type: MediaType;
  shown: Slide;
  words: ViewerWords;
  page: string;
  /** Whether the reader may have the largest size. */
  mayDownload: boolean;
  boards: readonly Pick<Shape<'MoodboardListRowDto'>, 'slug' | 'name'>[];
  onBoard: (slug: string) => void;
  onClose: () => void;
}) {
  const { type, shown, words, boards } = props;
  const locale = document.documentElement.lang as Locale;
  const path = { slug: shown.slug };
  const { look, shop } =
    useQuery({ ...asked('/look/{slug}', { path }), enabled: type === 'look' }).data ?? {};
  const street = useQuery({ ...asked('/street/{slug}', { path }), enabled: type !== 'look' }).data
    ?.street_style;
  const picture = look ?? street;
  const called = useVocabulary(locale);
  const listing = href(locale, type === 'look' ? 'look_search' : 'street_search', {});
  return (
    <aside className={styles.sheet} aria-label={words.details}>
      <button type="button" className={styles.close} aria-label={words.close} onClick={props.onClose}>
        <span aria-hidden="true">×</span>
      </button>
      <h2>{shown.label}</h2>
      {picture?.description && <p lang={picture.language}>{picture.description}</p>}
      {picture && picture.tags.length > 0 && (
        <section>
          <h3>{words.tags}</h3>
          <ul className={styles.tags}>
            {picture.tags.map(({ slug, name }) => (
              <li key={slug}>
                <a href={`${listing}?tags=${encodeURIComponent(slug)}`}>{called[`tag.${slug}`] ?? name}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {picture && picture.colours.length > 0 && (
        <section>
          <h3>{words.colours}</h3>
          <ul className={styles.colours}>
            {picture.colours.map((colour) => (
              <li key={colour} style={{ background: colour }} title={colour} />
            ))}
          </ul>
        </section>
      )}
      {picture && picture.models.length > 0 && (
        <section>
          <h3>{words.models}</h3>
          <p>
            {picture.models.map(({ slug, name }, index) => (
              <span key={slug}>
                {index > 0 && ', '}
                <a href={href(locale, 'model_show', { slug })}>{name}</a>
              </span>
            ))}
          </p>
        </section>
      )}
      {look && shop && (
        <section>
          <h3>{words.shop}</h3>
          <ShopLink href={shop} className={styles.page}>
            {filled(words.shopAt, { designer: look.designer.name })} <span aria-hidden="true">↗</span>
          </ShopLink>
          <p className={styles.keys}>{words.shopNote}</p>
        </section>
      )}
      {boards.length > 0 && (
        <section>
          <h3>{words.boards}</h3>
          <ol className={styles.boards}>
            {boards.map(({ slug, name }, index) => (
              <li key={slug}>
                <button
                  type="button"
                  aria-keyshortcuts={String(index + 1)}
                  onClick={() => props.onBoard(slug)}
                >
                  <span aria-hidden="true">{index + 1}</span> {name}
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
      {props.mayDownload && (
        <a
          href={fileOf(shown, 'zoom_2000')}
          download={shown.image}
          data-download={shown.slug}
          className={styles.page}
        >
          {words.download}
        </a>
      )}
      <a href={props.page} className={styles.page}>
        {words.page}
      </a>
      <p className={styles.keys}>{words.keys}</p>
    </aside>
  );
}

/** Words of tags in the reader's language, as listings have them. */
const useVocabulary = (locale: Locale): Readonly<Record<string, string>> =>
  useQuery({
    queryKey: ['vocabulary', locale],
    queryFn: async () => {
      const { translations } = await readJson<{
        translations: Record<string, { vocabulary: Record<string, string> }>;
      }>(
        addressOf('/translations/{file}', { path: { file: 'vocabulary.json' }, query: { locales: locale } }),
      );
      return translations[locale]?.vocabulary ?? {};
    },
    staleTime: Number.POSITIVE_INFINITY,
  }).data ?? {};
