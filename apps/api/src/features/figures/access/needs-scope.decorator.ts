import { applyDecorators, Header, SetMetadata } from '@nestjs/common';
import type { FigureAddress } from '@toile/contracts';
import { type NeededScopes, scopesOfFigure } from './scopes.js';

export const NEEDS_SCOPE = Symbol('needed scopes');

/** What a handler was asked: the parameters of its path, decoded, and its query. */
export interface FigureRequest {
  params: Record<string, string>;
  query: object;
}
/** @throws DomainError where there is no such thing to read */
export type ScopesOf = (input: FigureRequest) => NeededScopes;

/** The scopes that open a handler. One without this refuses tokens. */
export const NeedsScope = (scopesOf: ScopesOf) => SetMetadata(NEEDS_SCOPE, scopesOf);

/** The same for handlers that answer a figure, whose scopes are known. */
export const AnswersFigure = (figure: FigureAddress | ((input: FigureRequest) => FigureAddress)) =>
  applyDecorators(
    NeedsScope((input) => scopesOfFigure(typeof figure === 'string' ? figure : figure(input), input.query)),
    Header('cache-control', 'private, no-store'),
  );
