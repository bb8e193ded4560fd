'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Locale, Reference } from '@toile/contracts';
import { useState } from 'react';
import { asked } from '../../../api/asked';
import type { ArgumentsOf, Shape } from '../../../api/operations';
import { useSettled } from '../../../api/use-settled';
import { ChosenField } from '../../../forms/chosen-field';

const QUIET_MS = 300;
type Kind = NonNullable<ArgumentsOf<'get', '/api/editor/vocabulary/concepts'>['query']>['kind'];

/** A concept as it is chosen: by its id, called as the reader calls it. */
export const choiceOf = (concept: Shape<'ConceptSummaryDto'>, locale: Locale): Reference => ({
  slug: concept.id,
  name: concept.label[locale] ?? concept.slug,
});

/** Concepts that were chosen, and a line that finds others by any of their words. */
export function ConceptField(props: {
  label: string;
  locale: Locale;
  chosen: readonly Reference[];
  words: { add: string; remove: string };
  /** Only these are offered. */
  kind?: Kind;
  /** The id of a concept that is not offered: the one that is edited. */
  except?: string;
  onChange: (chosen: Reference[]) => void;
}) {
  const { locale, kind, except } = props;
  const [text, setText] = useState('');
  const search = useSettled(text.trim(), QUIET_MS);
  const query = { search, ...(kind && { kind }) };
  const { data } = useQuery({
    ...asked('/api/editor/vocabulary/concepts', { query }),
    enabled: search !== '',
    // What was found for fewer letters stays until the rest is there: it must not go from under a hand.
    placeholderData: keepPreviousData,
  });
  const found = (text.trim() && data?.results) || [];
  const known = found
    .filter(({ id }) => id !== except)
    .map((concept) => ({ ...choiceOf(concept, locale), detail: concept.id }));
  return <ChosenField {...props} known={known} text={text} onText={setText} />;
}
