import { Controller, Delete, Get, Header, HttpCode, Param, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { ReleaseDevice } from '../commands/release-device.js';
import { deviceOfRequest } from '../device-cookie.js';
import { OwnDevices, OwnDevicesDto } from '../queries/own-devices.js';

/** The devices a member has used their paywall subscription on. */
@Controller('api/paywall/subscriptions')
@Allow('subscriptions:own')
export class DevicesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Devices the reader has used their plan on, the newest first. */
  @Get('me/devices')
  @Header('cache-control', 'private, no-store')
  list(@Viewer() viewer: Member, @Req() request: FastifyRequest): Promise<OwnDevicesDto> {
    return this.queries.execute(new OwnDevices(viewer, deviceOfRequest(request)));
  }

  /** Gives a device up; the next one is accepted without a question. */
  @Delete(':id/devices/:device')
  @HttpCode(204)
  release(
    @CommandCaller() caller: Caller,
    @Param('id') id: string,
    @Param('device') device: string,
  ): Promise<void> {
    return this.commands.execute(new ReleaseDevice(caller, id, device));
  }
}
