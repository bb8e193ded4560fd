import { Body, Controller, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse, ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { CsrfForm } from '../../../kernel/auth/csrf/csrf-form.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { answerForm } from '../../../kernel/http/answer-form.js';
import { FormPage } from '../../../kernel/http/form-page.decorator.js';
import { isForm } from '../../../kernel/http/page-redirect.js';
import { ProveStudies, StudentLinkDto } from '../commands/prove-studies.js';
import {
  RequestStudentProof,
  StudentProofDto,
  StudentProofSentDto,
} from '../commands/request-student-proof.js';
import { ProvedDto, StudentProof } from '../queries/student-proof.js';

const PAGE = '/premium-memberships';

/** Proof of being a student: a link sent to an address of a school. */
@Controller('api/student-proof')
@Allow('subscriptions:own')
export class StudentProofController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Whether the reader has proved their studies. */
  @Get()
  @Header('cache-control', 'private, no-store')
  show(@Viewer() viewer: Member): Promise<ProvedDto> {
    return this.queries.execute(new StudentProof(viewer));
  }

  /** Sends a link to an address of a school; 303 for forms. */
  @Post()
  @HttpCode(202)
  @CsrfForm('student')
  @ApiAcceptedResponse({ type: StudentProofSentDto })
  async ask(
    @Body() body: StudentProofDto,
    @Viewer() viewer: Member,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.commands.execute(new RequestStudentProof(viewer.subject, body));
    const page = `/${body.locale}${PAGE}?student=sent#student-special`;
    if (isForm(request)) await reply.status(303).header('location', page).send();
    else await reply.status(202).send({ sent: true });
  }

  /** Proves studies by the token of a mail, worth nothing to anybody but who asked for it; 303 for forms. */
  @Post('confirm')
  @HttpCode(200)
  @CsrfForm('student')
  @FormPage(PAGE)
  @ApiOkResponse({ type: ProvedDto })
  async confirm(
    @Body() { token, locale }: StudentLinkDto,
    @Viewer() viewer: Member,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await answerForm(request, reply, { page: PAGE, locale }, async () => {
      await this.commands.execute(new ProveStudies(viewer.subject, token));
      const path = `/${locale}${PAGE}?student=proved#student-special`;
      return { status: 200, body: { proved: true }, page: PAGE, path };
    });
  }
}
