'use client';
import { createContext } from 'react';
import type { Shape } from '../../../api/operations';

/** A row as a figure and its explanation both name it. */
type Named = Pick<Shape<'FigureRowDto'>, 'season_short' | 'tag_name' | 'label'>;

/** Tells the rows of one figure apart. */
export const keyOfRow = ({ season_short, tag_name, label }: Named): string =>
  `${season_short}/${tag_name}/${label}`;

/** A row whose evidence was asked for; asked again, it is another. */
export interface EvidenceAsked {
  row: string;
}

/** Opens what a value of this card rests on; null where nothing does, as in an example. */
export const OpenEvidenceContext = createContext<((row: Named) => void) | null>(null);
