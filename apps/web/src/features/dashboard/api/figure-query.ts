import { queryOptions } from '@tanstack/react-query';
import { readJson } from '../../../api/asked';
import type { Shape } from '../../../api/operations';

/** A figure, and where it was asked for: a card goes on showing one while another is on its way. */
export interface FigureAt {
  path: string;
  figure: Shape<'FigureDto'>;
}

export const fetchFigure = async (path: string, ended: AbortSignal): Promise<FigureAt> => ({
  path,
  figure: await readJson<Shape<'FigureDto'>>(path, ended),
});

/** A figure as the browser asks for it. */
export const figureQuery = (path: string) =>
  queryOptions({
    queryKey: ['figure', path] as const,
    queryFn: ({ signal }) => fetchFigure(path, signal),
  });
