import { LISTING_PAGE_SIZE } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { hasSession } from '../../../api/personal';
import { PageHead } from '../../../design/page-head';
import { Pagination } from '../../../design/pagination';
import section from '../../../design/section.module.css';
import { sentWords } from '../../../forms/sent-words';
import { href } from '../../../i18n/href';
import { Follow } from '../../follows/components/follow';
import { getPublicBoard, isOwnBoard } from '../api/moodboards-api';
import { boardContents } from '../lib/board-contents';
import { toBoardItems } from '../lib/board-items';
import styles from './board.module.css';
import { BoardColours } from './board-colours';
import { BoardItems } from './board-items';
import { DuplicateForm } from './duplicate-form';
import { Lying } from './lying';
import { Paper } from './paper';
import { PresentButton } from './present-button';

/** A board as those see it who have its public address. */
export async function PublicBoard({ token, at }: { token: string; at: number }) {
  const locale = await getLocale();
  const [t, whole, { failed }] = await Promise.all([
    getTranslations('account'),
    getPublicBoard(token, locale),
    sentWords(''),
  ]);
  if (!whole) notFound();
  const { show, paper, editor } = messagesOf(locale).boards;
  const { name, description, slug, arrangement, sections } = whole.moodboard;
  const things = await toBoardItems(whole.results);
  const [isOwn, isSignedIn] = await Promise.all([isOwnBoard(slug, locale), hasSession()]);
  const contents = await boardContents();
  const count = contents(whole.moodboard);
  const from = (at - 1) * LISTING_PAGE_SIZE;
  return (
    <div className={section.page}>
      <PageHead
        eyebrow={t('board.publicEyebrow')}
        title={name}
        lead={description ? `${description} — ${count}` : count}
      />
      <div className={styles.tools}>
        {whole.total_count > 0 && (
          <PresentButton name={name} items={things} words={show} className={styles.main} />
        )}
        {!isOwn && <Follow about={{ kind: 'board', board: token }} name={name} />}
        {isSignedIn && <DuplicateForm address={token} name={name} label={editor.copyHere} />}
        <Paper path={href(locale, 'moodboard_pdf', { token })} token={token} words={{ ...paper, failed }} />
      </div>
      <BoardColours things={things} />
      {arrangement === 'free' ? (
        <Lying things={things} rows={whole.results} sections={sections} name={name} />
      ) : (
        <BoardItems items={whole.results.slice(from, from + LISTING_PAGE_SIZE)} sections={sections} />
      )}
      <Pagination
        page={at}
        pages={arrangement === 'free' ? 1 : Math.ceil(whole.total_count / LISTING_PAGE_SIZE)}
        hrefOf={(number) =>
          number === 1
            ? href(locale, 'moodboard_public', { token })
            : `${href(locale, 'moodboard_public_more', { token })}?page=${number}`
        }
      />
    </div>
  );
}
