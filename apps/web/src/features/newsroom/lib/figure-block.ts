import { type FigureAddress, type FigureBlock, type FigureFilter, figureKind } from '@toile/contracts';

/** The same part with another figure: what that one does not obey is not said of it. */
export function withFigure(block: FigureBlock, figure: FigureAddress): FigureBlock {
  const { obeys } = figureKind(figure);
  const kept = Object.entries(block.filters).filter(([name]) => obeys.some((one) => one === name));
  return { ...block, figure, filters: Object.fromEntries(kept) };
}

/** The same figure narrowed by this; by nothing where the value is empty. */
export function narrowedBy(block: FigureBlock, filter: FigureFilter, value: string): FigureBlock {
  const { [filter]: _, ...others } = block.filters;
  return { ...block, filters: value ? { ...others, [filter]: value } : others };
}
