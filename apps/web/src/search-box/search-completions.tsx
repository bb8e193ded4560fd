import type { Locale } from '@toile/contracts';
import { useCallback, useState } from 'react';
import { Combobox } from '../design/combobox';
import type { FieldProps, InPlace } from '../design/combobox-props';
import type { SearchChoice, SearchWords } from './search-choice';
import { useCompletions } from './use-completions';

/** The field of a search with what it may become, loaded when somebody comes near it. */
export function SearchCompletions(
  props: FieldProps &
    InPlace & {
      locale: Locale;
      words: SearchWords;
      onChoose: (choice: SearchChoice) => void;
      /** In a dialog its list stands below it. */
      isInline?: boolean;
    },
) {
  const { locale, words, onChoose, isInline = false, ...field } = props;
  const [isOpen, setOpen] = useState(isInline);
  const { choices, message } = useCompletions(field.text, locale, words, { isOpen, withSaved: isInline });
  return (
    <Combobox
      {...field}
      choices={choices}
      onChoose={onChoose}
      message={message}
      isInline={isInline}
      onOpen={useCallback(() => setOpen(true), [])}
    />
  );
}
