import { messagesOf } from '@toile/i18n';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import section from '../../../design/section.module.css';
import { sentWords } from '../../../forms/sent-words';
import { filled } from '../../../i18n/filled';
import { href } from '../../../i18n/href';
import { toBoardItems } from '../lib/board-items';
import styles from './board.module.css';
import { BoardColours } from './board-colours';
import { BoardEditor } from './board-editor';
import { BoardName } from './board-name';
import { DuplicateForm } from './duplicate-form';
import { Paper } from './paper';
import { PresentButton } from './present-button';

/** A board as its owner sees it: to look at, to put in order, to note on, to share, to delete. */
export async function OwnBoard({ page }: { page: Shape<'MoodboardPageDto'> }) {
  const { moodboard } = page;
  const { slug, name, token } = moodboard;
  const [locale, t, { failed }, items] = await Promise.all([
    getLocale(),
    getTranslations('account'),
    sentWords(''),
    toBoardItems(page.results),
  ]);
  const { editor, show, paper, sorting, cards, free } = messagesOf(locale).boards;
  const words = {
    ...editor,
    sorting,
    cards: { ...cards, keep: editor.keep, cancel: editor.cancel, failed },
    free: { ...free, merged: editor.merged, failed },
    before: t.raw('board.before'),
    after: t.raw('board.after'),
    remove: t.raw('board.remove'),
    failed,
  };
  const cover = page.results.find(({ type, slug: one }) => `${type}:${one}` === moodboard.cover_item);
  return (
    <div className={section.page}>
      <BoardName
        board={slug}
        name={name}
        description={moodboard.description}
        eyebrow={
          <Link href={href(locale, 'moodboard_index', {})} prefetch={false}>
            {t('board.back')}
          </Link>
        }
        count={t('board.count', { count: moodboard.count })}
        words={{
          edit: editor.edit,
          name: t('board.name'),
          description: editor.description,
          keep: editor.keep,
          cancel: editor.cancel,
          failed,
        }}
      />
      <BoardColours things={items} />
      <BoardEditor
        board={slug}
        version={page.version}
        name={name}
        arrangement={moodboard.arrangement}
        items={items}
        sections={moodboard.sections}
        cover={cover ? moodboard.cover_item : null}
        words={words}
        tools={
          <>
            {items.length > 0 && (
              <PresentButton name={name} items={items} words={show} className={styles.main} />
            )}
            <Link href={href(locale, 'moodboard_share', { slug })} prefetch={false}>
              {t('board.share')}
            </Link>
            <Paper
              path={href(locale, 'moodboard_pdf', { token: token ?? slug })}
              token={token ?? slug}
              words={{ ...paper, failed }}
            />
            <DuplicateForm address={slug} name={filled(editor.copyOf, { name })} label={editor.duplicate} />
            <Link href={href(locale, 'moodboard_history', { slug })} prefetch={false}>
              {editor.history}
            </Link>
            <Link href={href(locale, 'moodboard_delete', { slug })} prefetch={false}>
              {t('board.delete')}
            </Link>
          </>
        }
      />
      {items.length === 0 && <p>{t('board.emptyBoard')}</p>}
    </div>
  );
}
