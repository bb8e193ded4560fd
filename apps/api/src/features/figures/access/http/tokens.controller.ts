import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { Allow } from '../../../../kernel/auth/allow.decorator.js';
import { bearerOf, OpenToTokens } from '../../../../kernel/auth/bearer-tokens.js';
import type { Member } from '../../../../kernel/auth/member.js';
import { Viewer } from '../../../../kernel/auth/viewer.decorator.js';
import { PrivateAnswers } from '../../../../kernel/http/answer-headers.decorator.js';
import { CqrsController } from '../../../../kernel/http/cqrs-controller.js';
import { CreateToken, CreateTokenDto, NewApiTokenDto } from '../commands/create-token.js';
import { RotateToken } from '../commands/rotate-token.js';
import { WithdrawToken } from '../commands/withdraw-token.js';
import { CurrentToken } from '../queries/current-token.js';
import { ApiTokensDto, OwnTokens } from '../queries/own-tokens.js';
import { ApiTokenDto } from '../token.dto.js';

/** A member's own tokens for programs. */
@Controller('api/dashboard/tokens')
@Allow('dashboard:tokens')
@PrivateAnswers()
export class TokensController extends CqrsController {
  /** Your tokens. */
  @Get()
  list(@Viewer() viewer: Member): Promise<ApiTokensDto> {
    return this.queries.execute(new OwnTokens(viewer.subject));
  }

  /** The token this is asked with: its name, what it opens, and until when. */
  @Get('current')
  @OpenToTokens('any')
  current(@Headers('authorization') authorization: string | undefined): Promise<ApiTokenDto> {
    return this.queries.execute(new CurrentToken(bearerOf(authorization) ?? ''));
  }

  /** A new token for programs (`Authorization: Bearer`), shown once; 120 requests a minute. */
  @Post()
  create(@Viewer() viewer: Member, @Body() body: CreateTokenDto): Promise<NewApiTokenDto> {
    return this.commands.execute(new CreateToken(viewer.subject, body));
  }

  /** Another token with the same name and scopes, for as long again, shown once; the one before opens nothing from then on. */
  @Post(':id/token')
  @HttpCode(200)
  rotate(@Viewer() viewer: Member, @Param('id') id: string): Promise<NewApiTokenDto> {
    return this.commands.execute(new RotateToken(viewer.subject, id));
  }

  /** Withdraws a token. */
  @Delete(':id')
  @HttpCode(204)
  withdraw(@Viewer() viewer: Member, @Param('id') id: string): Promise<void> {
    return this.commands.execute(new WithdrawToken(viewer.subject, id));
  }
}
