'use client';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useId, useRef, useState, useTransition } from 'react';
import { showToast } from '../shell/toast-store';
import { isFilledOtherwise, queryOfForm } from './filters';

/** Each listing keeps its own. */
const previousOf = (action: string) => `filters:${action}`;

/** Which control the reader was in, to put them back when the fields have been drawn anew. */
interface Place {
  name: string;
  value: string | null;
  /** Whether it is typed into to find choices, which go into a field beside it. */
  isSearch: boolean;
}

/** The field that a search for choices is typed into has no name; the one beside it has, which says what was chosen. */
const nameOf = (field: HTMLInputElement): string =>
  field.name ||
  (field.closest('[data-min-length]')?.querySelector<HTMLInputElement>('[type=hidden]')?.name ?? '');

/**
 * A GET form that works as it is; here it also sends itself when a filter changes. Its fields are drawn anew with each
 * address, so that going back shows what was asked then. Filters the api refuses give way to the last ones it took.
 */
export function FilterForm(props: {
  action: string;
  label: string;
  /** The query these fields were drawn for; they are drawn anew for another. */
  query: string;
  refused: boolean;
  /** What is said when the last ones the api took come instead. */
  restored?: string;
  /** What opens the fields where there is little room. */
  openLabel: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const place = useRef<Place | null>(null);
  const [isSending, send] = useTransition();
  const [isOpen, setOpen] = useState(false);
  const { action, query, refused, restored } = props;
  const fields = useId();

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // The native event: a text field speaks when the reader is done with it, not at every letter.
    // What is typed into a combobox is no filter until something is chosen.
    const onChange = ({ target }: Event) => {
      const field = target as HTMLInputElement;
      // Fields that are being sent lose the focus, and say once more what was typed.
      if (field.name && !field.matches(':disabled')) element.requestSubmit();
    };
    element.addEventListener('change', onChange);
    // A hasty reader chose before this ran, and the form has said nothing yet.
    if (isFilledOtherwise(element)) element.requestSubmit();
    return () => element.removeEventListener('change', onChange);
  }, []);

  useEffect(() => {
    if (!refused) sessionStorage.setItem(previousOf(action), query);
    else {
      const previous = sessionStorage.getItem(previousOf(action));
      if (previous === null || previous === query) return;
      if (restored) showToast({ kind: 'warning', about: 'filters', text: restored });
      router.replace(action + previous);
    }
  }, [refused, restored, query, action, router]);

  useEffect(() => {
    if (isSending || !place.current || !form.current) return;
    const { name, value, isSearch } = place.current;
    place.current = null;
    for (const element of form.current.elements) {
      const field = element as HTMLInputElement;
      if (field.type === 'hidden' || isSearch === Boolean(field.name) || nameOf(field) !== name) continue;
      if (value !== null && field.value !== value) continue;
      field.focus({ preventScroll: true });
      if (isSearch) return;
    }
  }, [isSending]);

  return (
    <search>
      <form
        ref={form}
        method="get"
        action={action}
        // What a browser would fill in again on coming back is not what the address asks.
        autoComplete="off"
        aria-label={props.label}
        aria-busy={isSending}
        data-open={isOpen}
        className={props.className}
        onSubmit={(event) => {
          event.preventDefault();
          const field = document.activeElement as HTMLInputElement | null;
          const name = field && form.current?.contains(field) ? nameOf(field) : '';
          if (field && name)
            place.current = {
              name,
              value: field.type === 'checkbox' ? field.value : null,
              isSearch: !field.name,
            };
          const target = action + queryOfForm(new FormData(event.currentTarget));
          send(() => router.push(target, { scroll: false }));
        }}
      >
        <button
          type="button"
          data-opens
          aria-expanded={isOpen}
          aria-controls={fields}
          onClick={() => setOpen(!isOpen)}
        >
          {props.openLabel}
        </button>
        <fieldset key={query} id={fields} disabled={isSending}>
          {props.children}
        </fieldset>
      </form>
    </search>
  );
}
