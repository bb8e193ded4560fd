import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import type { TokenScope } from '@toile/contracts';
import type { FastifyReply } from 'fastify';
import type { Member } from './member.js';

export const OPEN_TO_TOKENS = Symbol('open to tokens');

/** A scope of a token that opens a handler to programs, without a session; `any` opens it to every token. */
export const OpenToTokens = (scope: TokenScope | 'any') =>
  applyDecorators(SetMetadata(OPEN_TO_TOKENS, scope), ApiBearerAuth('token'));

/** Tokens that stand for a member outside a browser; the feature that keeps them provides it. */
export abstract class BearerTokens {
  /**
   * Whose token it is. Counts the request, and says in headers what is left.
   * @param needed of each list the token holds one
   * @throws DomainError token/unauthenticated, token/forbidden, token/throttled
   */
  abstract memberFor(
    token: string,
    needed: readonly (readonly TokenScope[])[],
    reply: FastifyReply,
  ): Promise<Member>;
}

/** The token of `Authorization: Bearer`. */
export const bearerOf = (authorization: string | undefined): string | undefined =>
  /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
