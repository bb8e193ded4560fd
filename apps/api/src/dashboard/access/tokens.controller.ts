import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { validate } from '@toile/platform';
import { z } from 'zod';
import type { Member } from '../../accounts/members/member.js';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { Viewer } from '../../accounts/roles/viewer.decorator.js';
import { SCOPES } from './scopes.js';
import { ApiTokens } from './tokens.js';

export const tokenSchema = z.object({
  name: z.string().trim().min(1).max(100),
  scopes: z
    .array(z.enum(SCOPES))
    .min(1)
    .transform((scopes) => [...new Set(scopes)])
    .default([...SCOPES]),
  days: z.number().int().min(1).max(365).default(90),
});

/** A member's own tokens for programs that read figures. */
@Controller('api/dashboard/tokens')
@Allow('dashboard:tokens')
export class TokensController {
  constructor(private readonly tokens: ApiTokens) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  async list(@Viewer() viewer: Member) {
    return { results: await this.tokens.list(viewer.subject) };
  }

  /** The answer holds the token, which is never shown again. */
  @Post()
  @Header('cache-control', 'private, no-store')
  create(@Viewer() viewer: Member, @Body() body: unknown) {
    return this.tokens.create(viewer.subject, validate(tokenSchema, body));
  }

  @Delete(':id')
  @HttpCode(204)
  withdraw(@Viewer() viewer: Member, @Param('id') id: string): Promise<void> {
    return this.tokens.withdraw(viewer.subject, id);
  }
}
