import { getTranslations } from 'next-intl/server';
import { sentWords } from '../../../forms/sent-words';
import type { Followable, FollowMark } from '../lib/follow-mark';
import styles from './follow-button.module.css';

/** The button that follows what a page is about (`features/marks` listens). @param name what it is called in the words that confirm it @param isFollowed where that is known already @param isPreview nothing comes of it: what it is about is not public yet */
export async function Follow({
  about,
  name,
  isFollowed = false,
  isPreview = false,
}: {
  about: Followable;
  name: string;
  isFollowed?: boolean;
  isPreview?: boolean;
}) {
  const [t, { failed }] = await Promise.all([getTranslations('browse.follows'), sentWords('')]);
  const isSearch = about.kind === 'search';
  const mark: FollowMark = {
    about,
    name,
    words: {
      follow: isSearch ? t('search') : t('follow'),
      following: t('following'),
      followed: isSearch ? t('followedSearch') : t.raw('followed'),
      unfollowed: isSearch ? t('unfollowedSearch') : t.raw('unfollowed'),
      failed,
    },
  };
  return (
    <button
      type="button"
      className={styles.follow}
      aria-pressed={isFollowed}
      disabled={isPreview}
      data-follow={isPreview ? undefined : JSON.stringify(mark)}
    >
      {isFollowed ? mark.words.following : mark.words.follow}
    </button>
  );
}
