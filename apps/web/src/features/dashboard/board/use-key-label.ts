import { isTagDimension } from '@toile/contracts';
import { useCallback } from 'react';
import { rowLabel } from '../lib/row-label';
import { useBoard } from './board';

/** What rows, columns and values of conditions are called in the reader's language. */
export function useKeyLabel(): (dimension: string, key: string, label: string) => string {
  const board = useBoard();
  const { options, locale } = board;
  return useCallback(
    (dimension, key, label) => {
      const row = { label, tag_name: key };
      if (isTagDimension(dimension) || dimension === 'category') return rowLabel('trend', row, board);
      if (dimension === 'colour' || dimension === 'tone') return rowLabel('colour', row, board);
      if (dimension === 'country') return rowLabel('country', row, board);
      if (dimension === 'language') return rowLabel('language', row, board);
      if (dimension === 'week')
        return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
          new Date(`${key}T00:00:00Z`),
        );
      const list =
        dimension === 'occupation'
          ? options.job
          : dimension === 'city' || dimension === 'type' || dimension === 'season'
            ? options[dimension]
            : [];
      return list.find(({ value }) => value === key)?.label ?? label;
    },
    [board, options, locale],
  );
}
