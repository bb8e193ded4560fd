'use client';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Reference } from '@toile/contracts';
import { useState } from 'react';
import { useSettled } from '../../../api/use-settled';
import { type SuggestionSource, suggestions } from '../../../catalogue/suggestions-api';
import { ChosenField } from '../../../forms/chosen-field';

/** Quiet after a key before suggestions are asked for, as everywhere. */
const QUIET_MS = 300;

/** Names that were chosen, and a line to add others that the catalogue knows. */
export function TagField(props: {
  label: string;
  source: SuggestionSource;
  chosen: readonly Reference[];
  words: { add: string; remove: string };
  onChange: (chosen: Reference[]) => void;
}) {
  const [text, setText] = useState('');
  const search = useSettled(text.trim(), QUIET_MS);
  const { data } = useInfiniteQuery({
    ...suggestions(props.source, search),
    enabled: search !== '',
    // What was found for fewer letters stays until the rest is there: it must not go from under a hand.
    placeholderData: keepPreviousData,
  });
  // The line stays as it is where nothing is suggested.
  const known = (text.trim() && data?.pages[0]?.results) || [];
  return <ChosenField {...props} known={known} text={text} onText={setText} />;
}
