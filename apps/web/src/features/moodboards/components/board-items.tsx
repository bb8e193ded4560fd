import { getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { isCard, isHeading } from '../lib/board-item';
import { type BoardRow, toBoardItems } from '../lib/board-items';
import { withHeadings } from '../lib/sections';
import styles from './board.module.css';
import { BoardTile } from './board-tile';
import { CardFace } from './card-face';
import { CommentButton } from './comment-button';

/** What is pinned on a board, in the owner's order, to look at. */
export async function BoardItems(props: {
  items: readonly BoardRow[];
  sections: readonly Shape<'MoodboardSectionDto'>[];
  /** Where its people talk about it: the board, and what the button on each picture says. */
  comments?: { board: string; label: string };
}) {
  const { comments } = props;
  const [t, things] = await Promise.all([getTranslations('boards'), toBoardItems(props.items)]);
  const entries = withHeadings(things, props.sections, false);
  return (
    <ol className={styles.items}>
      {entries.map((entry, index) =>
        isHeading(entry) ? (
          <li key={entry.key} data-heading="">
            <div className={styles.section}>
              <h2>{entry.heading}</h2>
            </div>
          </li>
        ) : (
          <li
            key={entry.key}
            data-photo={isCard(entry) ? undefined : entry.slug}
            data-kind={isCard(entry) ? entry.type : undefined}
          >
            {isCard(entry) ? (
              <CardFace card={entry} empty={t('cards.emptyNote')} />
            ) : (
              <BoardTile
                item={entry}
                isFirst={index === 0}
                tools={
                  comments && (
                    <CommentButton
                      board={comments.board}
                      about={entry.key}
                      name={entry.name}
                      label={comments.label}
                    />
                  )
                }
              />
            )}
          </li>
        ),
      )}
    </ol>
  );
}
