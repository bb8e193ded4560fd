import { Controller, Get, Header, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiProduces } from '@nestjs/swagger';
import { Public } from '../../../kernel/auth/allow.decorator.js';
import { ATOM } from '../../../kernel/http/atom.js';
import { AlertFeed } from '../queries/alert-feed.js';

/** Alerts for programs that read feeds and cannot sign in. */
@Controller('api/alert-feeds')
export class AlertFeedController {
  constructor(private readonly queries: QueryBus) {}

  /** The latest fifty crossings of a member's alerts, as Atom; the key in the address is what allows it, for as long as its member wants. */
  @Get(':key')
  @Public()
  @ApiProduces('application/atom+xml')
  @Header('content-type', ATOM)
  @Header('cache-control', 'private, no-store')
  @Header('x-robots-tag', 'noindex')
  feed(@Param('key') key: string): Promise<string> {
    return this.queries.execute(new AlertFeed(key));
  }
}
