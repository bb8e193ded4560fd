'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { useCallback, useEffect } from 'react';
import { asked } from '../../../api/asked';
import { writeNow } from '../../../api/write';
import { Dialog } from '../../../design/dialog';
import { filled } from '../../../i18n/filled';
import { Comments } from '../../sharing/components/comments';
import { onBoard } from '../../sharing/lib/comment-place';
import { useBoardHead } from '../lib/use-board-head';
import { closeComments, openComments, useOpenComments } from '../stores/comments-store';
import styles from './board-people.module.css';

/** How often others' comments are looked for while they are read. */
const EVERY_MS = 4_000;
/** Where a mail about a mention leads. */
const ADDRESS = '#comments';

export interface BoardCommentsProps {
  board: string;
  /** Pictures by the key comments name them with. */
  pictures: { key: string; name: string }[];
  unread: number;
  locale: Locale;
  words: Messages['sharing'] & { board: Messages['boards']['comments'] & { unread: string } };
}

/** A button that says how much is new, and opens what the people of a board say about it. */
export function BoardComments(props: BoardCommentsProps) {
  const { board, words } = props;
  const open = useOpenComments((state) => state.open);
  const head = useBoardHead(board, true);
  const unread = head.data?.moodboard.unread ?? props.unread;
  useEffect(() => {
    if (location.hash === ADDRESS) openComments(board, null);
    return closeComments;
  }, [board]);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => openComments(board, null)}>
        {words.board.title}
        {unread > 0 && (
          <span className={styles.unread} title={filled(words.board.unread, { count: unread })}>
            {unread}
          </span>
        )}
      </button>
      {open?.board === board && <CommentsSheet {...props} about={open.about} />}
    </>
  );
}

function CommentsSheet({ about, ...props }: BoardCommentsProps & { about: string | null }) {
  const { board, pictures, locale, words } = props;
  const client = useQueryClient();
  const found = useQuery({
    ...asked('/moodboards/{board}/comments', { path: { board } }),
    refetchInterval: EVERY_MS,
    staleTime: 0,
  });
  const reload = useCallback(async () => {
    await found.refetch();
  }, [found.refetch]);
  const last = found.data?.comments.at(-1)?.id;
  useEffect(() => {
    if (!last) return;
    // What is on the screen has been read; that it could not be noted is no news.
    writeNow('put', '/moodboards/{board}/comments/read', { path: { board } }).then(
      () => client.invalidateQueries({ queryKey: ['/moodboards/{slug}/more'] }),
      () => undefined,
    );
  }, [board, client, last]);
  const nameOf = (key: string) => pictures.find((one) => one.key === key)?.name;
  const shown = (found.data?.comments ?? []).filter((one) => about === null || one.about === about);
  const name = about === null ? undefined : nameOf(about);
  return (
    <Dialog
      startsOpen
      kind="sheet"
      className={styles.dialog}
      title={name ? filled(words.board.about, { name }) : words.board.title}
      close={words.close}
      onClose={closeComments}
    >
      {about !== null && (
        <button type="button" className={styles.link} onClick={() => openComments(board, null)}>
          {words.board.show}
        </button>
      )}
      {found.isError && <p role="alert">{words.failed}</p>}
      {found.data && (
        <Comments
          isTitled
          place={onBoard(board, about)}
          item={found.data}
          comments={shown}
          locale={locale}
          words={{
            ...words,
            someone: words.board.someone,
            write: name ? filled(words.board.onThis, { name }) : words.board.onAll,
          }}
          about={(comment) =>
            about === null &&
            comment.about !== null && (
              <p className={styles.about}>
                {nameOf(comment.about) ? (
                  <button
                    type="button"
                    className={styles.link}
                    onClick={() => openComments(board, comment.about)}
                  >
                    {filled(words.board.about, { name: nameOf(comment.about) ?? '' })}
                  </button>
                ) : (
                  words.board.gone
                )}
              </p>
            )
          }
          onChange={reload}
        />
      )}
    </Dialog>
  );
}
