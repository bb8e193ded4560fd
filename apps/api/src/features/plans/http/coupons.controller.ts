import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { PlanReasonDto } from '../commands/change-plan.js';
import {
  ChangeCouponDto,
  COUPON_CODE,
  type CouponWriting,
  MakeCouponDto,
  WriteCoupon,
} from '../commands/write-coupon.js';
import { couponStream } from '../domain/coupon.events.js';
import { unknownCoupon } from '../domain/plans.errors.js';
import { Coupons, CouponsDto, CouponsQueryDto } from '../queries/coupons.js';
import { TermsHistory, TermsHistoryDto } from '../queries/terms-history.js';

/** @throws DomainError coupon/unknown */
function codeOf(text: string): string {
  if (!COUPON_CODE.test(text)) throw unknownCoupon();
  return text;
}

/** Codes that take something off a price, for operators; each change with a reason, in the audit log. */
@Controller('api/newsroom/coupons')
@Allow('plans:write')
export class CouponsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Coupons by parts of their codes, with how often they were used. */
  @Get()
  @Header('cache-control', 'private, no-store')
  list(@Query() { search }: CouponsQueryDto): Promise<CouponsDto> {
    return this.queries.execute(new Coupons(search ?? ''));
  }

  /** Who has changed what of a coupon, and why; nobody who used it. */
  @Get(':code/history')
  @Header('cache-control', 'private, no-store')
  history(@Param('code') code: string): Promise<TermsHistoryDto> {
    return this.queries.execute(new TermsHistory(couponStream(codeOf(code))));
  }

  /** Makes a coupon; a code is given out once. */
  @Post()
  @HttpCode(200)
  make(@CommandCaller() caller: Caller, @Body() body: MakeCouponDto): Promise<CouponsDto> {
    return this.write(caller, { does: 'make', ...body });
  }

  /** For which plans, until when and how often it is good from now on; what it takes off stays. */
  @Put(':code')
  change(
    @CommandCaller() caller: Caller,
    @Param('code') code: string,
    @Body() body: ChangeCouponDto,
  ): Promise<CouponsDto> {
    return this.write(caller, { does: 'change', code: codeOf(code), ...body });
  }

  /** Nobody can begin to pay with it any more. */
  @Post(':code/end')
  @HttpCode(200)
  end(
    @CommandCaller() caller: Caller,
    @Param('code') code: string,
    @Body() body: PlanReasonDto,
  ): Promise<CouponsDto> {
    return this.write(caller, { does: 'end', code: codeOf(code), ...body });
  }

  /** One that was ended is good again. */
  @Post(':code/resume')
  @HttpCode(200)
  resume(
    @CommandCaller() caller: Caller,
    @Param('code') code: string,
    @Body() body: PlanReasonDto,
  ): Promise<CouponsDto> {
    return this.write(caller, { does: 'resume', code: codeOf(code), ...body });
  }

  private async write(caller: Caller, wanted: CouponWriting): Promise<CouponsDto> {
    await this.commands.execute(new WriteCoupon(caller, wanted));
    return this.queries.execute(new Coupons(wanted.code));
  }
}
