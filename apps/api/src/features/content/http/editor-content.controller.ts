import { Body, Controller, Delete, HttpCode, Param, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiExtraModels, getSchemaPath } from '@nestjs/swagger';
import type { ContentKind } from '@toile/contracts';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { PublishContent } from '../commands/publish-content.js';
import { WithdrawContent } from '../commands/withdraw-content.js';
import { CONTENT_DOCS } from '../docs/content-docs.js';
import { EntryDto, EntryQueryDto } from '../entry.dto.js';
import { documentOf, kindOf, nameOf } from '../entry-input.js';

const DOCS = [...new Set(Object.values(CONTENT_DOCS))];
const A_DOC = { schema: { oneOf: DOCS.map((doc) => ({ $ref: getSchemaPath(doc) })) } };

/** Whatever editors keep beside collections and looks: one address an entry, and what it consists of by kind. */
@Controller('api/editor/content')
@Allow('catalogue:write')
@ApiExtraModels(...DOCS)
export class EditorContentController {
  constructor(private readonly commands: CommandBus) {}

  /** Publishes anything editors keep beside looks; its fields depend on its kind. */
  @Put(':kind/:slug')
  @ApiBody(A_DOC)
  publish(
    @CommandCaller() caller: Caller,
    @Param('kind') kind: string,
    @Param('slug') slug: string,
    @Body() body: object,
  ): Promise<EntryDto> {
    return this.publishAs(caller, kindOf(kind), slug, body);
  }

  /** Publishes a dynamic page, whose path may hold slashes. */
  @Put(':kind')
  @ApiBody(A_DOC)
  publishPage(
    @CommandCaller() caller: Caller,
    @Param('kind') kind: string,
    @Query() { path }: EntryQueryDto,
    @Body() body: object,
  ): Promise<EntryDto> {
    return this.publishAs(caller, kindOf(kind), pathOf(kind, path), body);
  }

  /** Takes an entry back. */
  @Delete(':kind/:slug')
  @HttpCode(204)
  withdraw(
    @CommandCaller() caller: Caller,
    @Param('kind') kind: string,
    @Param('slug') slug: string,
  ): Promise<void> {
    return this.withdrawAs(caller, kindOf(kind), slug);
  }

  /** Takes a dynamic page back. */
  @Delete(':kind')
  @HttpCode(204)
  withdrawPage(
    @CommandCaller() caller: Caller,
    @Param('kind') kind: string,
    @Query() { path }: EntryQueryDto,
  ): Promise<void> {
    return this.withdrawAs(caller, kindOf(kind), pathOf(kind, path));
  }

  private async publishAs(caller: Caller, kind: ContentKind, name: string | undefined, body: object) {
    const doc = await documentOf(kind, body);
    const entry = { kind, slug: await nameOf(kind, name), doc };
    return this.commands.execute(new PublishContent(caller, entry));
  }

  private async withdrawAs(caller: Caller, kind: ContentKind, name: string | undefined) {
    const entry = { kind, slug: await nameOf(kind, name) };
    return this.commands.execute(new WithdrawContent(caller, entry));
  }
}

const pathOf = (kind: string, path: string | undefined) => (kind === 'dynamic-page' ? path : undefined);
