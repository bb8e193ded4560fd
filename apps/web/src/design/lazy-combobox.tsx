'use client';
import { useCallback, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Combobox, Selected } from './combobox';
import type { Choice, ComboboxProps } from './combobox-props';

/**
 * A combobox whose code is loaded when a hand or the focus comes near; until then it is a field that keeps what is
 * typed. Whoever is in it by then stays in it.
 */
export function LazyCombobox<C extends Choice>(props: ComboboxProps<C>) {
  const ownId = useId();
  const { id = ownId } = props;
  const [Loaded, setLoaded] = useState<typeof Combobox | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const [focus, setFocus] = useState<Selected | null>(null);
  const isAsked = useRef(false);
  const load = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    import('./combobox').then(
      ({ Combobox }) => {
        const input = field.current;
        // At once: a key pressed between looking where the caret is and the change of fields would be put before the one before it.
        flushSync(() => {
          if (input && document.activeElement === input)
            setFocus([input.selectionStart ?? 0, input.selectionEnd ?? 0]);
          setLoaded(() => Combobox);
        });
      },
      // The field stays as it is; the next one who comes near tries again.
      () => {
        isAsked.current = false;
      },
    );
  }, []);
  return (
    <>
      <label htmlFor={id} className={props.isLabelHidden ? 'visually-hidden' : undefined}>
        {props.label}
      </label>
      {Loaded ? (
        <Loaded {...props} id={id} focus={focus} />
      ) : (
        <input
          ref={(input) => {
            field.current = input;
            if (props.startsFocused) input?.toggleAttribute('autofocus', true);
          }}
          id={id}
          name={props.name}
          type="text"
          role="combobox"
          aria-expanded={false}
          aria-autocomplete="list"
          autoComplete="off"
          className={props.inputClassName}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          value={props.text}
          onChange={(event) => props.onText(event.target.value)}
          onPointerEnter={load}
          onFocus={load}
        />
      )}
    </>
  );
}
