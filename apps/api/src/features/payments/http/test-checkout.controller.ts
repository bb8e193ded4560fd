import { Body, Controller, Get, Header, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { CsrfForm } from '../../../kernel/auth/csrf/csrf-form.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { isForm } from '../../../kernel/http/page-redirect.js';
import { ChangeTestPlan, TestChangeDto, TestChangedDto } from '../commands/change-test-plan.js';
import { PayTestOrder, TestPaymentDto } from '../commands/pay-test-order.js';
import { CheckoutUrlDto } from '../commands/start-checkout.js';
import { ShownTestOrder, TestOrderDto, TestOrderQueryDto } from '../queries/test-order.js';
import { sendOn } from './checkout.controller.js';

/** The labelled test checkout of the embedded run: says that no money moves, and tells what a provider would tell. */
@Controller('api/payments/test')
@Allow('subscriptions:own')
export class TestCheckoutController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** An order of the test checkout, which takes no money. */
  @Get('order')
  @Header('cache-control', 'private, no-store')
  show(@Query() { order }: TestOrderQueryDto, @Viewer() viewer: Member): Promise<TestOrderDto> {
    return this.queries.execute(new ShownTestOrder(order, viewer.subject));
  }

  /** Pays an order of the test checkout, or lets the payment fail; 303 for forms. */
  @Post('pay')
  @HttpCode(200)
  @CsrfForm('checkout')
  @ApiOkResponse({ type: CheckoutUrlDto })
  async pay(
    @Body() body: TestPaymentDto,
    @Viewer() viewer: Member,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendOn(request, reply, await this.commands.execute(new PayTestOrder(viewer.subject, body)));
  }

  /** What the customer portal of a provider would do, and what only time does: a payment that fails, a renewal. */
  @Post('change')
  @HttpCode(200)
  @CsrfForm('checkout')
  @ApiOkResponse({ type: TestChangedDto })
  async change(
    @Body() body: TestChangeDto,
    @Viewer() viewer: Member,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { back } = body;
    const changed = await this.commands.execute(new ChangeTestPlan(viewer, body));
    if (isForm(request) && back && /^\/[a-z]{2}\/[a-z/#?=-]*$/.test(back))
      await reply.status(303).header('location', back).send();
    else await reply.status(200).send(changed);
  }
}
