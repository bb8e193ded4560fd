'use client';
import { COMMENT_LIMITS, type Locale } from '@toile/contracts';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Shape } from '../../../api/operations';
import fields from '../../../forms/fields.module.css';
import { useWriting } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import type { SharedItem, SharingWords } from '../api/shared-item';
import type { CommentPlace } from '../lib/comment-place';
import { MentionField } from './mention-field';
import styles from './together.module.css';

type Comment = Shape<'CommentDto'>;
type Words = Record<keyof Omit<SharingWords, 'changes'>, string>;

/** What was said about an item, and a place to say more, to people who are told by mail where they are chosen. */
export function Comments(props: {
  place: CommentPlace;
  item: Pick<SharedItem, 'colleagues' | 'may_comment'>;
  comments: readonly Comment[];
  locale: Locale;
  words: Words;
  /** Whether it stands below a title of its own. */
  isTitled?: boolean;
  /** What a comment is about, where that is a part of the item. */
  about?: (comment: Comment) => ReactNode;
  onChange(): Promise<void>;
}) {
  const { place, item, comments, locale, words, about, onChange } = props;
  const [editing, setEditing] = useState<string | null>(null);
  const removing = useWriting(words.failed);
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const done = { onSuccess: onChange };
  return (
    <section className={props.isTitled ? undefined : styles.part}>
      {!props.isTitled && <h3>{words.comments}</h3>}
      {comments.length === 0 && <p className={styles.soft}>{words.noComments}</p>}
      <ol className={styles.list} aria-live="polite">
        {comments.map((comment) => (
          <li key={comment.id}>
            {about?.(comment)}
            {editing === comment.id ? (
              <EditForm
                text={comment.text}
                words={words}
                writing={(text) => place.edit(comment.id, text)}
                onEnd={async (isChanged) => {
                  setEditing(null);
                  if (isChanged) await onChange();
                }}
              />
            ) : (
              <p className={styles.text}>{comment.text}</p>
            )}
            <small>
              {comment.author?.name ?? words.someone}
              {comment.mentions.length > 0 &&
                ` · ${filled(words.to, { names: comment.mentions.map((one) => one.name).join(', ') })}`}
              {' · '}
              <time dateTime={comment.at}>{time.format(new Date(comment.at))}</time>
              {comment.edited && ` · ${words.edited}`}
              <span className={styles.acts}>
                {comment.editable && editing !== comment.id && (
                  <button type="button" onClick={() => setEditing(comment.id)}>
                    {words.edit}
                  </button>
                )}
                {comment.removable && (
                  <button
                    type="button"
                    disabled={removing.isPending}
                    onClick={() => removing.mutate(place.remove(comment.id), done)}
                  >
                    {words.remove}
                  </button>
                )}
              </span>
            </small>
          </li>
        ))}
      </ol>
      {item.may_comment ? (
        <NewComment place={place} people={item.colleagues} words={words} onChange={onChange} />
      ) : (
        <p className={styles.soft}>{words.readersOnly}</p>
      )}
    </section>
  );
}

function NewComment(props: {
  place: CommentPlace;
  people: SharedItem['colleagues'];
  words: Words;
  onChange(): Promise<void>;
}) {
  const { place, people, words, onChange } = props;
  const [mentions, setMentions] = useState<string[]>([]);
  const writing = useWriting(words.failed);
  const write = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('text') ?? '');
    writing.mutate(place.add({ text, mentions }), {
      onSuccess: () => {
        form.reset();
        setMentions([]);
        return onChange();
      },
    });
  };
  return (
    <form className={styles.form} onSubmit={write} aria-busy={writing.isPending}>
      <label className={fields.field}>
        <span>{words.write}</span>
        <textarea name="text" required maxLength={COMMENT_LIMITS.text} rows={2} />
      </label>
      {people.length > 0 && (
        <MentionField people={people} chosen={mentions} onChange={setMentions} words={words} />
      )}
      <button type="submit" className={styles.main} disabled={writing.isPending}>
        {words.send}
      </button>
    </form>
  );
}

function EditForm(props: {
  text: string;
  words: Words;
  writing: (text: string) => ReturnType<CommentPlace['edit']>;
  onEnd: (isChanged: boolean) => Promise<void>;
}) {
  const { words, onEnd } = props;
  const editing = useWriting(words.failed);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text') ?? '');
    editing.mutate(props.writing(text), { onSuccess: () => onEnd(true) });
  };
  return (
    <form className={styles.form} onSubmit={save} aria-busy={editing.isPending}>
      <textarea
        name="text"
        aria-label={words.edit}
        defaultValue={props.text}
        required
        maxLength={COMMENT_LIMITS.text}
        rows={2}
      />
      <p className={styles.acts}>
        <button type="submit" disabled={editing.isPending}>
          {words.keep}
        </button>
        <button type="button" onClick={() => void onEnd(false)}>
          {words.cancel}
        </button>
      </p>
    </form>
  );
}
