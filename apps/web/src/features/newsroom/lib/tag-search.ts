import type { Shape } from '../../../api/operations';

type TagWords = Shape<'TagWordsDto'>;
export interface SearchedTag {
  slug: string;
  name: string;
  kind: string | null;
  /** The word that was meant, where it is not its name. */
  detail?: string;
  /** Its words without accents and case. */
  plain: readonly string[];
  words: readonly string[];
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Made once; the most used first. */
export const searchable = (tags: readonly TagWords[]): SearchedTag[] =>
  tags.map(({ slug, label, words, kind }) => ({ slug, name: label, kind, words, plain: words.map(plain) }));

const MOST = 8;

/** Tags whose words, of any language, begin with what is typed; then those that have it anywhere. */
export function tagsLike(tags: readonly SearchedTag[], typed: string): SearchedTag[] {
  const wanted = plain(typed);
  if (wanted === '') return [];
  const ranked = tags.flatMap((tag, use) => {
    const begins = tag.plain.findIndex((word) => word.startsWith(wanted));
    const at = begins >= 0 ? begins : tag.plain.findIndex((word) => word.includes(wanted));
    if (at < 0) return [];
    const detail = at > 0 ? { detail: tag.words[at] ?? '' } : {};
    // What is typed whole comes before what only begins so.
    const rank = tag.plain.includes(wanted) ? 0 : begins >= 0 ? 1 : 2;
    return [{ tag: { ...tag, ...detail }, rank, use }];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank || a.use - b.use)
    .slice(0, MOST)
    .map(({ tag }) => tag);
}
