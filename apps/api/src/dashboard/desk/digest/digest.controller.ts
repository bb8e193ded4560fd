import { Body, Controller, Get, Header, Patch, Put, Req, Res } from '@nestjs/common';
import type { FigureDigest } from '@toile/contracts';
import { validate } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Member } from '../../../accounts/members/member.js';
import { Allow } from '../../../accounts/roles/allow.decorator.js';
import { Viewer } from '../../../accounts/roles/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../event-store/caller.decorator.js';
import { localeOf } from '../../../http/request-locale.js';
import { RateLimits } from '../../access/rate-limits.js';
import { AskFigure } from '../../figure-reference/ask-figure.js';
import { livingReferenceFields } from '../../figure-reference/reference-schema.js';
import { Desks } from '../desks.js';
import { noDigest } from '../domain/desk.errors.js';
import type { Digest } from '../domain/desk.state.js';
import { DigestLetter } from './digest-letter.js';
import { nextDue } from './due.js';

const PREVIEWS = { what: 'digest-preview', most: 10 };
const MOST_FIGURES = 12;
const MONDAY = 1;

export const chosenDigestSchema = z.object({
  figures: z.array(z.object(livingReferenceFields)).max(MOST_FIGURES),
  weekday: z.number().int().min(1).max(7),
});
export const changedDigestSchema = z.object({ paused: z.boolean() });

/** The weekly letter a member has chosen; there is one at most. */
@Controller('api/dashboard/digest')
@Allow('dashboard:desk')
export class DigestController {
  constructor(
    private readonly desks: Desks,
    private readonly figures: AskFigure,
    private readonly letter: DigestLetter,
    private readonly limits: RateLimits,
  ) {}

  /** Without figures while nothing was chosen. */
  @Get()
  @Header('cache-control', 'private, no-store')
  async show(@Viewer() viewer: Member): Promise<FigureDigest> {
    return shown((await this.desks.of(viewer.subject)).digest);
  }

  /** Figures that cannot be asked are not chosen. Without any there is no letter. */
  @Put()
  @Header('cache-control', 'private, no-store')
  async choose(
    @Viewer() viewer: Member,
    @CommandCaller() caller: Caller,
    @Body() body: unknown,
  ): Promise<FigureDigest> {
    const chosen = validate(chosenDigestSchema, body);
    for (const reference of chosen.figures) await this.figures.ask(reference, viewer);
    const at = caller.metadata.occurredAt.toISOString();
    return shown((await this.desks.decide(caller, { type: 'ChooseDigest', ...chosen, at })).digest);
  }

  @Patch()
  @Header('cache-control', 'private, no-store')
  async change(@CommandCaller() caller: Caller, @Body() body: unknown): Promise<FigureDigest> {
    const { paused } = validate(changedDigestSchema, body);
    const at = caller.metadata.occurredAt.toISOString();
    const command = paused ? ({ type: 'PauseDigest' } as const) : ({ type: 'ResumeDigest', at } as const);
    return shown((await this.desks.decide(caller, command)).digest);
  }

  /** The letter as it would go out now, to look at. @throws DomainError digest/unknown */
  @Get('preview')
  async preview(
    @Viewer() viewer: Member,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { digest } = await this.desks.of(viewer.subject);
    if (!digest) throw noDigest();
    await this.limits.take(PREVIEWS, viewer.subject, reply);
    const { html } = await this.letter.write(digest.figures, viewer, localeOf(request));
    await reply.header('cache-control', 'private, no-store').type('text/html; charset=utf-8').send(html);
  }
}

function shown(digest: Digest | null): FigureDigest {
  if (!digest) return { figures: [], weekday: MONDAY, paused: false, last_sent_at: null, next_at: null };
  const { figures, weekday, paused, sent, since } = digest;
  // What is due between the last letter and now goes out in the next round.
  const next_at = paused || figures.length === 0 ? null : nextDue(weekday, new Date(since)).toISOString();
  return { figures: [...figures], weekday, paused, last_sent_at: sent, next_at };
}
