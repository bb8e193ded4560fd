import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { OwnDataDto } from '../../accounts/index.js';
import {
  type Help,
  HelpMember,
  ProlongDto,
  ReasonDto,
  RefundDto,
  RefundedDto,
  ReleaseDeviceDto,
} from '../commands/help-member.js';
import { MemberData } from '../queries/member-data.js';
import { People, PeopleDto, PeopleQueryDto } from '../queries/people.js';
import { Person, PersonDto } from '../queries/person.js';

/** What the house does for members; each with a reason, all in the audit log. */
@Controller('api/newsroom/people')
@Allow('members:help')
export class PeopleController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Members by mail, name or company. */
  @Get()
  @Header('cache-control', 'private, no-store')
  find(@Query() { search }: PeopleQueryDto): Promise<PeopleDto> {
    return this.queries.execute(new People(search));
  }

  /** A member with plan, devices, sessions and consents. */
  @Get(':slug')
  @Header('cache-control', 'private, no-store')
  show(@Param('slug') slug: string): Promise<PersonDto> {
    return this.queries.execute(new Person(slug));
  }

  /** Ends every session of a member. */
  @Post(':slug/sign-out')
  @HttpCode(204)
  signOut(
    @CommandCaller() caller: Caller,
    @Param('slug') slug: string,
    @Body() { reason }: ReasonDto,
  ): Promise<void> {
    return this.help(caller, slug, { does: 'sign-out', reason });
  }

  /** Gives a device of a member up; their next one is accepted without a question. */
  @Post(':slug/release-device')
  @HttpCode(204)
  releaseDevice(
    @CommandCaller() caller: Caller,
    @Param('slug') slug: string,
    @Body() { reason, subscription, device }: ReleaseDeviceDto,
  ): Promise<void> {
    const help = { does: 'release-device', reason, subscription, device } as const;
    return this.help(caller, slug, help);
  }

  /** Lets a member's own subscription be good for some days more. */
  @Post(':slug/prolong')
  @HttpCode(204)
  prolong(
    @CommandCaller() caller: Caller,
    @Param('slug') slug: string,
    @Body() { reason, kind, days }: ProlongDto,
  ): Promise<void> {
    return this.help(caller, slug, { does: 'prolong', reason, kind, days });
  }

  /** Gives the last payment of a member's own plan back through the provider, whole; the plan goes on. 409 where none can be. */
  @Post(':slug/refund')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  @Allow('members:refund')
  async refund(
    @CommandCaller() caller: Caller,
    @Param('slug') slug: string,
    @Body() { reason, kind }: RefundDto,
  ): Promise<RefundedDto> {
    const refunded = await this.commands.execute(
      new HelpMember(caller, slug, { does: 'refund', reason, kind }),
    );
    if (!refunded) throw new Error('a refund without an amount');
    return refunded;
  }

  /** Everything kept about a member, as they can have it themselves: for who asks by letter. */
  @Post(':slug/export')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  @Allow('members:export')
  async export(
    @CommandCaller() caller: Caller,
    @Param('slug') slug: string,
    @Body() { reason }: ReasonDto,
  ): Promise<OwnDataDto> {
    await this.help(caller, slug, { does: 'export', reason });
    return this.queries.execute(new MemberData(slug));
  }

  /** Erases a member for good, as they can themselves. */
  @Post(':slug/erase')
  @HttpCode(204)
  @Allow('members:erase')
  erase(
    @CommandCaller() caller: Caller,
    @Param('slug') slug: string,
    @Body() { reason }: ReasonDto,
  ): Promise<void> {
    return this.help(caller, slug, { does: 'erase', reason });
  }

  private async help(caller: Caller, slug: string, help: Help): Promise<void> {
    await this.commands.execute(new HelpMember(caller, slug, help));
  }
}
