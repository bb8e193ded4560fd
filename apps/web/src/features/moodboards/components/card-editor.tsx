'use client';
import type { BoardCard } from '../lib/board-item';
import type { CardWrites } from '../lib/card-writes';
import { LinkForm, PictureForm } from './card-form';
import type { CardWords } from './card-words';
import { NoteEditor } from './note-editor';

/** What a card says, changed where it stands. */
export function CardEditor(props: {
  card: BoardCard;
  words: CardWords;
  writes: CardWrites;
  onClose: () => void;
}) {
  const { card, words, writes, onClose } = props;
  const { content } = card;
  if (content.kind === 'note')
    return (
      <NoteEditor
        text={content.text}
        paper={content.paper}
        words={words}
        onSave={(text, paper) => writes.note(card.slug, text, paper)}
        onClose={onClose}
      />
    );
  if (content.kind === 'link')
    return (
      <LinkForm
        url={content.url}
        title={content.title}
        words={words}
        onCancel={onClose}
        onSave={(url, title) => {
          onClose();
          void writes.link(card.slug, url, title);
        }}
      />
    );
  return (
    <PictureForm
      alt={content.alt}
      credit={content.credit}
      words={words}
      onCancel={onClose}
      onSave={(alt, credit) => {
        onClose();
        void writes.describe(card, alt, credit);
      }}
    />
  );
}
