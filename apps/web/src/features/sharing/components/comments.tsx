'use client';
import { COMMENT_LIMITS, type Locale } from '@toile/contracts';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Shape } from '../../../api/operations';
import fields from '../../../forms/fields.module.css';
import { useWriting } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import type { SharedItem, SharingWords } from '../api/shared-item';
import type { CommentPlace } from '../lib/comment-place';
import { type Named, namedIn, soughtIn, withName } from '../lib/mentions-in';
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
              <span>
                {comment.author?.name ?? words.someone}
                {comment.mentions.length > 0 &&
                  ` · ${filled(words.to, { names: comment.mentions.map((one) => one.name).join(', ') })}`}
                {' · '}
                <time dateTime={comment.at}>{time.format(new Date(comment.at))}</time>
                {comment.edited && ` · ${words.edited}`}
              </span>
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
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly Named[]>([]);
  const field = useRef<HTMLTextAreaElement>(null);
  const writing = useWriting(words.failed);
  const write = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const told = new Set([...mentions, ...namedIn(text, people)]);
    writing.mutate(place.add({ text, mentions: [...told] }), {
      onSuccess: () => {
        setText('');
        setMentions([]);
        return onChange();
      },
    });
  };
  const name = (person: Named) => {
    const area = field.current;
    if (!area) return;
    const now = withName(text, area.selectionStart, person.name);
    flushSync(() => {
      setText(now.text);
      setFound([]);
    });
    area.focus();
    area.setSelectionRange(now.caret, now.caret);
  };
  return (
    <form className={styles.form} onSubmit={write} aria-busy={writing.isPending}>
      <label className={fields.field}>
        <span>{words.write}</span>
        <textarea
          ref={field}
          name="text"
          required
          maxLength={COMMENT_LIMITS.text}
          rows={2}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setFound(soughtIn(target.value.slice(0, target.selectionStart), people));
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || !found[0]) return;
            event.preventDefault();
            name(found[0]);
          }}
        />
      </label>
      {found.length > 0 && (
        <fieldset className={styles.named} aria-label={words.mention}>
          {found.map((person) => (
            <button key={person.id} type="button" onClick={() => name(person)}>
              @{person.name}
            </button>
          ))}
        </fieldset>
      )}
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
