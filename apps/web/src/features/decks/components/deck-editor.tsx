'use client';
import { useQueryClient } from '@tanstack/react-query';
import type { Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { href } from '../../../i18n/href';
import { showToast } from '../../../shell/toast-store';
import { SortedList } from '../../../sorting/sorted-list';
import type { SortingWords } from '../../../sorting/sorting-words';
import { SendByMail } from '../../export/components/send-by-mail';
import { Together } from '../../sharing/components/together';
import type { Deck } from '../api/decks';
import { slidesKey } from '../api/slide-query';
import { AddSlide } from './add-slide';
import styles from './decks.module.css';
import { RefreshChoice } from './refresh-choice';
import { SlideView } from './slide-view';

interface Props {
  deck: Deck;
  locale: Locale;
  words: Messages['decks'];
  sharing: Messages['sharing'];
  saving: Messages['savedItems'];
  sorting: SortingWords;
}
type Slide = Deck['slides'][number];

/** A deck to be worked on: its slides as they are shown, dragged or moved by keys, their words, and what is done with all of it. */
export function DeckEditor({ deck: first, locale, words, sharing, saving, sorting }: Props) {
  const [deck, setDeck] = useState(first);
  const client = useQueryClient();
  const { edit } = words;
  const { id, role } = deck;
  const canEdit = role !== 'read';
  const arranging = useWrite('put', '/api/dashboard/decks/{id}/order', edit.failed);
  const nameOf = (slide: Slide, at: number) =>
    slide.title ??
    (slide.content.kind === 'text'
      ? filled(edit.untitled, { number: at + 1 })
      : words.kinds[slide.content.kind]);
  const items = deck.slides.map((slide, at) => ({
    key: slide.id,
    title: nameOf(slide, at),
    filename: null,
    width: 0,
    height: 0,
    slide,
  }));
  const place = (key: string, at: number) => {
    const order = deck.slides.map((slide) => slide.id).filter((one) => one !== key);
    order.splice(Math.max(0, at), 0, key);
    const before = deck;
    const slides = order.flatMap((one) => deck.slides.find((slide) => slide.id === one) ?? []);
    setDeck({ ...deck, slides });
    arranging.mutate(
      { path: { id }, body: { order } },
      { onSuccess: setDeck, onError: () => setDeck(before) },
    );
  };
  const show = (next: Deck) => {
    setDeck(next);
    void client.invalidateQueries({ queryKey: slidesKey(id) });
  };
  return (
    <div className={styles.editor}>
      <Tools deck={deck} locale={locale} words={words} sharing={sharing} saving={saving} onDeck={setDeck} />
      <RefreshChoice deck={deck} locale={locale} words={words} onDeck={show} />
      {!canEdit && <p className={styles.none}>{edit.readOnly}</p>}
      {deck.slides.length === 0 && <p className={styles.none}>{edit.empty}</p>}
      <SortedList
        items={items}
        className={styles.slides}
        words={sorting}
        label={edit.slides}
        isStill={!canEdit}
        onPlace={place}
        attributes={({ key }) => ({ id: `slide-${key}`, className: styles.item })}
        tile={({ slide, title }, at) => (
          <>
            <SlideView
              deck={id}
              slide={slide.id}
              locale={locale}
              words={words}
              name={title}
              blank={edit.blank}
              level="h2"
            />
            {canEdit && (
              <SlideTools
                deck={deck}
                slide={slide}
                name={title}
                at={at}
                words={words}
                onDeck={show}
                onPlace={(to) => place(slide.id, to)}
              />
            )}
          </>
        )}
      />
      {canEdit && <AddSlide deck={id} words={words} onDeck={show} />}
    </div>
  );
}

function Tools({
  deck,
  locale,
  words,
  sharing,
  saving,
  onDeck,
}: Omit<Props, 'sorting'> & { onDeck(deck: Deck): void }) {
  const { edit } = words;
  const { id, role } = deck;
  const path = { id };
  const renaming = useWrite('patch', '/api/dashboard/decks/{id}', edit.failed);
  const rename = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const title = String(new FormData(event.currentTarget).get('title') ?? '').trim();
    renaming.mutate(
      { path, body: { title } },
      {
        onSuccess: (next) => {
          onDeck(next);
          showToast({ kind: 'success', text: edit.saved });
        },
      },
    );
  };
  const file = (format: string) => `/api/dashboard/decks/${id}/files/${format}?locale=${locale}`;
  return (
    <div className={styles.tools}>
      {role !== 'read' && (
        <form className={styles.rename} onSubmit={rename} aria-busy={renaming.isPending}>
          <label className={fields.field}>
            <span>{edit.rename}</span>
            <input
              key={deck.title}
              name="title"
              required
              maxLength={120}
              defaultValue={deck.title}
              autoComplete="off"
            />
          </label>
          <button type="submit" className={styles.link}>
            {edit.save}
          </button>
        </form>
      )}
      <nav className={styles.out}>
        <Link className={styles.main} href={href(locale, 'data_deck_present', { id })} prefetch={false}>
          {edit.present}
        </Link>
        <a
          className={styles.link}
          href={file('pptx')}
          download
          onClick={() => showToast({ kind: 'success', text: edit.making })}
        >
          {edit.pptx}
        </a>
        <a
          className={styles.link}
          href={file('pdf')}
          download
          onClick={() => showToast({ kind: 'success', text: edit.making })}
        >
          {edit.pdf}
        </a>
        <SendByMail
          document={{ kind: 'deck', deck: id }}
          name={deck.title}
          locale={locale}
          words={saving}
          className={styles.link}
        />
        <Together
          kind="deck"
          id={id}
          about={deck.title}
          locale={locale}
          words={sharing}
          className={styles.link}
        />
        {role === 'own' && <DeleteDeck id={id} locale={locale} words={words} title={deck.title} />}
      </nav>
    </div>
  );
}

function DeleteDeck(props: { id: string; locale: Locale; words: Messages['decks']; title: string }) {
  const { edit } = props.words;
  const router = useRouter();
  const [isSure, setSure] = useState(false);
  const deleting = useWrite('delete', '/api/dashboard/decks/{id}', edit.failed);
  const remove = () => {
    if (!isSure) return setSure(true);
    deleting.mutate(
      { path: { id: props.id } },
      {
        onSuccess: () => {
          router.push(href(props.locale, 'data_decks', {}));
          router.refresh();
        },
      },
    );
  };
  return (
    <button type="button" className={styles.link} onClick={remove} onBlur={() => setSure(false)}>
      {isSure ? edit.sure : edit.delete}
    </button>
  );
}

/** Below a slide: its words, and where it stands. */
function SlideTools(props: {
  deck: Deck;
  slide: Slide;
  name: string;
  at: number;
  words: Messages['decks'];
  onDeck(deck: Deck): void;
  onPlace(at: number): void;
}) {
  const { deck, slide, name, at, words, onDeck, onPlace } = props;
  const { edit } = words;
  const path = { id: deck.id, slide: slide.id };
  const changing = useWrite('patch', '/api/dashboard/decks/{id}/slides/{slide}', edit.failed);
  const removing = useWrite('delete', '/api/dashboard/decks/{id}/slides/{slide}', edit.failed);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = { title: String(form.get('title') ?? ''), text: String(form.get('text') ?? '') };
    changing.mutate(
      { path, body },
      {
        onSuccess: (next) => {
          onDeck(next);
          showToast({ kind: 'success', text: edit.saved });
        },
      },
    );
  };
  return (
    <div className={styles.slideTools}>
      <span className={styles.place} aria-hidden="true">
        {at + 1}
      </span>
      <button
        type="button"
        disabled={at === 0}
        aria-label={`${edit.up}: ${name}`}
        onClick={() => onPlace(at - 1)}
      >
        ↑
      </button>
      <button
        type="button"
        disabled={at === deck.slides.length - 1}
        aria-label={`${edit.down}: ${name}`}
        onClick={() => onPlace(at + 1)}
      >
        ↓
      </button>
      <details>
        <summary aria-label={`${edit.slideTitle}, ${edit.slideText}: ${name}`}>✎</summary>
        <form className={styles.words} onSubmit={save} aria-busy={changing.isPending}>
          <label className={fields.field}>
            <span>{edit.slideTitle}</span>
            <input name="title" maxLength={120} defaultValue={slide.title ?? ''} autoComplete="off" />
          </label>
          <label className={fields.field}>
            <span>{edit.slideText}</span>
            <textarea name="text" maxLength={2000} rows={4} defaultValue={slide.text ?? ''} />
          </label>
          <button type="submit" className={styles.link}>
            {edit.save}
          </button>
        </form>
      </details>
      <button
        type="button"
        aria-label={`${edit.remove}: ${name}`}
        onClick={() => removing.mutate({ path }, { onSuccess: onDeck })}
      >
        ×
      </button>
    </div>
  );
}
