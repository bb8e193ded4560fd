import { applyDecorators, Header, SetMetadata, UseGuards } from '@nestjs/common';
import type { FigureAddress } from '@toile/contracts';
import { type FigureRequest, ObeyedFilters } from './obeyed-filters.guard.js';
import { type NeededScopes, scopesOfFigure } from './scopes.js';

export const NEEDS_SCOPE = Symbol('needed scopes');

/** @throws DomainError where there is no such thing to read */
export type ScopesOf = (input: FigureRequest) => NeededScopes;

/** The scopes that open a handler. One without this refuses tokens. */
export const NeedsScope = (scopesOf: ScopesOf) => SetMetadata(NEEDS_SCOPE, scopesOf);

/** The same for handlers that answer a figure, whose scopes are known. */
export const AnswersFigure = (figure: FigureAddress | ((input: FigureRequest) => FigureAddress)) =>
  applyDecorators(
    NeedsScope((input) => scopesOfFigure(typeof figure === 'string' ? figure : figure(input), input.query)),
    UseGuards(new ObeyedFilters((input) => (typeof figure === 'string' ? figure : figure(input)))),
    Header('cache-control', 'private, no-store'),
  );
