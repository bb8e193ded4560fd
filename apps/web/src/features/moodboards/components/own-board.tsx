import { messagesOf } from '@toile/i18n';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import section from '../../../design/section.module.css';
import { sentWords } from '../../../forms/sent-words';
import { filled } from '../../../i18n/filled';
import { href } from '../../../i18n/href';
import { boardContents } from '../lib/board-contents';
import { type BoardThing, isCard } from '../lib/board-item';
import { toBoardItems } from '../lib/board-items';
import styles from './board.module.css';
import { BoardColours } from './board-colours';
import { BoardComments } from './board-comments';
import { BoardEditor } from './board-editor';
import { BoardItems } from './board-items';
import { BoardName } from './board-name';
import { BoardPeople } from './board-people';
import { BoardPictures } from './board-pictures';
import { BoardWatch } from './board-watch';
import { DuplicateForm } from './duplicate-form';
import { Lying } from './lying';
import { Paper } from './paper';
import { PresentButton } from './present-button';
import { WithoutScripts } from './without-scripts';

/** A board as its owner and those on it see it: to look at; for who may, to put in order, to note on, to share, to delete. */
export async function OwnBoard(props: {
  page: Shape<'MoodboardPageDto'>;
  /** Why a form of a browser without scripts was refused. */
  error?: string | undefined;
}) {
  const { page, error } = props;
  const { moodboard } = page;
  const { slug, name, token } = moodboard;
  const [locale, t, { failed }, items, contents] = await Promise.all([
    getLocale(),
    getTranslations('account'),
    sentWords(''),
    toBoardItems(page.results),
    boardContents(),
  ]);
  const { boards, sharing, paywall } = messagesOf(locale);
  const { device } = paywall;
  const { editor, show, paper, sorting, people, comments, cards, free } = boards;
  const { role, owner } = moodboard;
  const isOwn = role === 'own';
  const isShared = moodboard.people > 0;
  const canEdit = isOwn || role === 'edit';
  const words = {
    ...editor,
    sorting,
    cards: { ...cards, keep: editor.keep, cancel: editor.cancel, failed },
    free: { ...free, merged: editor.merged, failed },
    before: t.raw('board.before'),
    after: t.raw('board.after'),
    remove: t.raw('board.remove'),
    failed,
    forbidden: people.forbidden,
  };
  const cover = page.results.find(({ type, slug: one }) => `${type}:${one}` === moodboard.cover_item);
  const tools = (
    <>
      {items.length > 0 && <PresentButton name={name} items={items} words={show} className={styles.main} />}
      <BoardPeople
        board={slug}
        people={moodboard.people}
        locale={locale}
        onward={href(locale, 'moodboard_index', {})}
        words={{ ...people, failed }}
      />
      {isShared && (
        <BoardComments
          board={slug}
          pictures={items.map(({ key, name: picture }) => ({ key, name: picture }))}
          unread={moodboard.unread}
          locale={locale}
          words={{ ...sharing, board: { ...comments, unread: people.unread } }}
        />
      )}
      {isOwn && (
        <Link href={href(locale, 'moodboard_share', { slug })} prefetch={false}>
          {t('board.share')}
        </Link>
      )}
      <Paper
        path={href(locale, 'moodboard_pdf', { token: token ?? slug })}
        token={token ?? slug}
        words={{ ...paper, failed }}
      >
        <BoardPictures
          pictures={items.filter(isPublished).map(({ key }) => key)}
          plans={href(locale, 'membership_index', {})}
          words={paper}
          device={{ title: device.title, continue: device.continue }}
        />
      </Paper>
      <DuplicateForm address={slug} name={filled(editor.copyOf, { name })} label={editor.duplicate} />
      <Link href={href(locale, 'moodboard_history', { slug })} prefetch={false}>
        {editor.history}
      </Link>
      {isOwn && (
        <Link href={href(locale, 'moodboard_delete', { slug })} prefetch={false}>
          {t('board.delete')}
        </Link>
      )}
    </>
  );
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
        count={contents(moodboard)}
        canEdit={canEdit}
        words={{
          edit: editor.edit,
          name: t('board.name'),
          description: editor.description,
          keep: editor.keep,
          cancel: editor.cancel,
          failed,
        }}
      />
      {role && role !== 'own' && (
        <p className={styles.sharedBy}>
          {filled(people.youMay, { name: owner?.name ?? people.somebody, role: people.may[role] })}
        </p>
      )}
      <BoardColours things={items} />
      {canEdit ? (
        <BoardEditor
          board={slug}
          version={page.version}
          name={name}
          arrangement={moodboard.arrangement}
          items={items}
          sections={moodboard.sections}
          cover={cover ? moodboard.cover_item : null}
          isShared={isShared || moodboard.invited > 0}
          commentOn={isShared ? comments.onThis : null}
          words={words}
          tools={tools}
        />
      ) : (
        <>
          <div className={styles.tools}>{tools}</div>
          <BoardWatch board={slug} version={page.version} />
          {moodboard.arrangement === 'free' ? (
            <Lying things={items} rows={page.results} sections={moodboard.sections} name={name} />
          ) : (
            <BoardItems
              items={page.results}
              sections={moodboard.sections}
              comments={{ board: slug, label: comments.onThis }}
            />
          )}
        </>
      )}
      {items.length === 0 && <p>{t('board.emptyBoard')}</p>}
      <WithoutScripts
        board={slug}
        isOwn={isOwn}
        isShared={isShared}
        error={error}
        pictures={items.map(({ key, name: picture }) => ({ key, name: picture }))}
      />
    </div>
  );
}

const isPublished = (thing: BoardThing) => !isCard(thing) && thing.href !== null;
