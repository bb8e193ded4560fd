'use client';
import type { Locale } from '@toile/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LazyCombobox } from '../design/lazy-combobox';
import { keepSearch } from './recent-searches';
import { LONGEST, type SearchChoice, type SearchWords, useCompletions } from './use-completions';

/** The field of a form for words to search for, which completes them; what is chosen is sent at once. */
export function SearchField(props: {
  /** What the address says. */
  search: string;
  locale: Locale;
  words: SearchWords;
  /** In a dialog: its list stands below it, and whoever opens the dialog is in it. */
  isInDialog?: boolean;
  isLabelHidden?: boolean;
  id?: string;
  className?: string | undefined;
  inputClassName?: string | undefined;
  /** Does something else than sending the form. @returns whether it did */
  onChoose?: (choice: SearchChoice) => boolean;
}) {
  const { words, locale, isInDialog = false } = props;
  const place = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(props.search);
  const [isOpen, setOpen] = useState(isInDialog);
  const { choices, message } = useCompletions(text, locale, words, isOpen);
  useEffect(() => {
    const form = place.current?.closest('form');
    const keep = () => {
      const searched = String((form && new FormData(form).get('search')) ?? '').trim();
      if (searched) keepSearch(searched);
    };
    form?.addEventListener('submit', keep);
    return () => form?.removeEventListener('submit', keep);
  }, []);
  const choose = (choice: SearchChoice) => {
    if (props.onChoose?.(choice)) return;
    // The form reads the field itself.
    flushSync(() => setText(choice.search));
    place.current?.closest('form')?.requestSubmit();
  };
  return (
    <div ref={place} className={props.className}>
      <LazyCombobox
        {...(props.id && { id: props.id })}
        name="search"
        label={words.label}
        isLabelHidden={props.isLabelHidden ?? false}
        placeholder={words.placeholder}
        maxLength={LONGEST}
        text={text}
        onText={setText}
        choices={choices}
        onChoose={choose}
        message={message}
        onOpen={useCallback(() => setOpen(true), [])}
        isInline={isInDialog}
        startsFocused={isInDialog}
        inputClassName={props.inputClassName}
      />
    </div>
  );
}
