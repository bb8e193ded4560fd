import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { CsrfForm } from '../../../kernel/auth/csrf/csrf-form.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { answerForm } from '../../../kernel/http/answer-form.js';
import { PageQueryDto } from '../../../kernel/http/dto/page.dto.js';
import {
  ChangeOwnCollection,
  ChangeOwnCollectionDto,
  ShowOwnCollectionDto,
} from '../commands/change-own-collection.js';
import { DeleteOwnCollection, DeleteOwnCollectionDto } from '../commands/delete-own-collection.js';
import { RemoveOwnLooks, RemoveOwnLooksDto } from '../commands/remove-own-looks.js';
import { ReorderOwnLooks, ReorderOwnLooksDto } from '../commands/reorder-own-looks.js';
import { ShownCollectionDto } from '../dto/shown-collection.dto.js';
import { OwnBrand, OwnBrandPageDto } from '../queries/own-brand.js';
import { OwnCollections, OwnCollectionsDto } from '../queries/own-collections.js';
import { OwnLooks, OwnLooksDto, Readiness, ReadinessDto } from '../queries/own-looks.js';

/** What a brand may do with its own collections. The guard lets nobody in who is not signed in. */
@Controller()
@Allow('collections:own')
export class OwnCollectionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** A brand's own collections, the newest first. */
  @Get('user/collections/more')
  list(@Viewer() member: Member, @Query() { page }: PageQueryDto): Promise<OwnCollectionsDto> {
    return this.queries.execute(new OwnCollections(member, page));
  }

  /** Own collections of one brand, with what it says of itself. */
  @Get('user/collections/list-by-designer/:slug')
  ofDesigner(
    @Viewer() member: Member,
    @Param('slug') designer: string,
    @Query() { page }: PageQueryDto,
  ): Promise<OwnBrandPageDto> {
    return this.queries.execute(new OwnBrand(member, designer, page));
  }

  /** What keeps a collection from being ready. */
  @Post('api/user/collections/validate/:slug')
  @HttpCode(200)
  check(@Viewer() member: Member, @Param('slug') collection: string): Promise<ReadinessDto> {
    return this.queries.execute(new Readiness(member, collection));
  }

  /** Looks of an own collection, and how it stands. */
  @Get('user/collection/looks/:slug')
  looks(@Viewer() member: Member, @Param('slug') collection: string): Promise<OwnLooksDto> {
    return this.queries.execute(new OwnLooks(member, collection));
  }

  /** Changes details of looks, and whether readers see the collection. */
  @Patch('user/collection/looks/:slug')
  change(
    @CommandCaller() caller: Caller,
    @Viewer() member: Member,
    @Param('slug') collection: string,
    @Body() wanted: ChangeOwnCollectionDto,
  ): Promise<ShownCollectionDto> {
    return this.commands.execute(new ChangeOwnCollection(caller, member, collection, wanted));
  }

  /** The page's form, which knows no PATCH: shows the collection to readers or takes it back; 303 to a person. */
  @Post('user/collection/looks/:slug')
  @HttpCode(200)
  @CsrfForm('collection-status')
  @ApiOkResponse({ type: ShownCollectionDto })
  async show(
    @CommandCaller() caller: Caller,
    @Viewer() member: Member,
    @Param('slug') collection: string,
    @Body() { status }: ShowOwnCollectionDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = `/user/collection/looks/${encodeURIComponent(collection)}`;
    await answerForm(request, reply, { page }, async () => {
      const command = new ChangeOwnCollection(caller, member, collection, { status, looks: [] });
      return { status: 200, body: await this.commands.execute(command), page: `${page}?done=${status}` };
    });
  }

  /** Puts all looks of a collection in an order. */
  @Put('user/collection/looks/reorder')
  reorder(
    @CommandCaller() caller: Caller,
    @Viewer() member: Member,
    @Body() wanted: ReorderOwnLooksDto,
  ): Promise<ShownCollectionDto> {
    return this.commands.execute(new ReorderOwnLooks(caller, member, wanted));
  }

  /** Removes looks. */
  @Delete('user/collection/looks/delete')
  @HttpCode(204)
  removeLooks(
    @CommandCaller() caller: Caller,
    @Viewer() member: Member,
    @Body() wanted: RemoveOwnLooksDto,
  ): Promise<void> {
    return this.commands.execute(new RemoveOwnLooks(caller, member, wanted));
  }

  /** Deletes a draft or a collection that was taken back. */
  @Delete('user/collections/delete')
  @HttpCode(204)
  remove(
    @CommandCaller() caller: Caller,
    @Viewer() member: Member,
    @Body() { collection }: DeleteOwnCollectionDto,
  ): Promise<void> {
    return this.commands.execute(new DeleteOwnCollection(caller, member, collection));
  }
}
