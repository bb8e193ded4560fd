import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { DomainError } from '@toile/platform';
import type { FastifyReply } from 'fastify';
import { Allow } from '../auth/allow.decorator.js';
import { PUBLIC_URL, SECURITY_CONTACT } from '../tokens.js';

const DAY_MS = 24 * 3600_000;
/** Whoever runs the site stands by the address for as long; RFC 9116 asks for less than a year. */
const GOOD_FOR_DAYS = 90;

/** Where to report a hole (RFC 9116), when whoever runs the site has said so in SECURITY_CONTACT. */
@Controller('.well-known')
export class SecurityTextController {
  constructor(
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
    @Inject(SECURITY_CONTACT) private readonly contact: string | null,
  ) {}

  /** Where to report a hole (RFC 9116); 404 where nobody has said. */
  @Get('security.txt')
  @Allow('anyone')
  @ApiOkResponse({ content: { 'text/plain': { schema: { type: 'string' } } } })
  async show(@Res() reply: FastifyReply): Promise<void> {
    if (!this.contact) throw new DomainError('security-contact/unknown', 'No security contact is set.');
    const expires = new Date(Math.ceil(Date.now() / DAY_MS + GOOD_FOR_DAYS) * DAY_MS).toISOString();
    const fields = {
      Contact: this.contact,
      Expires: expires,
      'Preferred-Languages': 'en, fr',
      Canonical: `${this.publicUrl}/.well-known/security.txt`,
    };
    const text = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
    await reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(text.join(''));
  }
}
