import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { viewerOf } from '../../../kernel/auth/viewer.decorator.js';
import { notYou, unknownMember } from '../domain/member.errors.js';
import { Members } from '../members/members.js';

/** Lets members at their own account, whose slug is in the address. */
@Injectable()
export class OwnAccountGuard implements CanActivate {
  constructor(private readonly members: Members) {}

  /** @throws DomainError member/forbidden for another's account, member/unknown for nobody's */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { slug = '' } = request.params as { slug?: string };
    if (viewerOf(request)?.slug === slug) return true;
    const storable = !slug.includes('\0');
    throw storable && (await this.members.document('slug', slug)) ? notYou() : unknownMember();
  }
}

/** For routes of a member's own account, whose slug is in the address. */
export const OwnAccount = () =>
  applyDecorators(
    UseGuards(OwnAccountGuard),
    ApiParam({ name: 'slug', type: String, description: 'Of the own account.' }),
  );
