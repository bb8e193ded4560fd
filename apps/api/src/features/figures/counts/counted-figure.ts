import type { FIGURE_FILES, Figure } from '@toile/contracts';
import type { Scope } from '../scope/scope.js';

type AddressOfFile = (typeof FIGURE_FILES)[number]['address'];

/** Counts a figure that is said in a file of its own (`libs/contracts/src/figures`). */
export interface CountedFigure {
  readonly address: AddressOfFile;
  /** @throws ValidationError, DomainError as the figure's address does */
  count(scope: Scope): Promise<Figure>;
}

/** All of them, by the address. */
export const COUNTED_FIGURES = Symbol('counted figures');
export type ByAddress = Record<AddressOfFile, (scope: Scope) => Promise<Figure>>;
export const byAddress = (figures: readonly CountedFigure[]): ByAddress =>
  Object.fromEntries(
    figures.map((figure) => [figure.address, (scope: Scope) => figure.count(scope)]),
  ) as ByAddress;
