import { Body, Controller, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse } from '@nestjs/swagger';
import { DomainError } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow, Public } from '../../../kernel/auth/allow.decorator.js';
import { CsrfForm } from '../../../kernel/auth/csrf/csrf-form.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { leadBack } from '../../../kernel/http/answer-form.js';
import { isForm } from '../../../kernel/http/page-redirect.js';
import { OpenPortal, PortalDto } from '../commands/open-portal.js';
import { CheckoutDto, CheckoutUrlDto, StartCheckout } from '../commands/start-checkout.js';
import { CheckoutState, CheckoutStateDto } from '../queries/checkout-state.js';
import { PlanListDto, Plans } from '../queries/plans.js';

/** Leads a person to where they pay, and tells a program where that is. */
export async function sendOn(
  request: FastifyRequest,
  reply: FastifyReply,
  { url }: CheckoutUrlDto,
): Promise<void> {
  if (isForm(request)) await reply.status(303).header('location', url).send();
  else await reply.status(200).send({ url });
}

/** Where plans are bought and changed. What was paid is told by the provider, never by the page somebody comes back to. */
@Controller('api')
export class CheckoutController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Plans with their prices for one seat, in the currency's smallest unit. */
  @Get('plans')
  @Public()
  plans(): Promise<PlanListDto> {
    return this.queries.execute(new Plans());
  }

  /** Where a plan is paid; 303 for forms, also back to the plans where it is refused. */
  @Post('checkout')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  @Allow('subscriptions:own')
  @CsrfForm('checkout')
  @ApiOkResponse({ type: CheckoutUrlDto })
  async checkout(
    @CommandCaller() { commandId }: Caller,
    @Body() body: CheckoutDto,
    @Viewer() viewer: Member,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    try {
      await sendOn(request, reply, await this.commands.execute(new StartCheckout(viewer, body, commandId)));
    } catch (error) {
      if (!isForm(request) || !(error instanceof DomainError)) throw error;
      const { plan, interval, currency, coupon, locale } = body;
      const problem = error.code.split('/')[0] ?? '';
      // As its reader sees it, without scripts too.
      const query = new URLSearchParams({
        as: 'me',
        plan,
        interval,
        currency,
        problem,
        ...(coupon && { coupon }),
      });
      await leadBack(request, reply, { page: `/premium-memberships?${query}#${plan}`, locale }, error);
    }
  }

  /** Where the holder changes or ends their plan; 303 for forms. */
  @Post('checkout/portal')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  @Allow('subscriptions:own')
  @CsrfForm('checkout')
  @ApiOkResponse({ type: CheckoutUrlDto })
  async portal(
    @Body() { locale }: PortalDto,
    @Viewer() viewer: Member,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendOn(request, reply, await this.commands.execute(new OpenPortal(viewer, locale)));
  }

  /** The reader's own plan and whether they proved their studies. */
  @Get('checkout/state')
  @Header('cache-control', 'private, no-store')
  @Allow('subscriptions:own')
  state(@Viewer() viewer: Member): Promise<CheckoutStateDto> {
    return this.queries.execute(new CheckoutState(viewer));
  }
}
