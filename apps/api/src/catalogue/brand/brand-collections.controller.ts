import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type {
  CollectionFault,
  ContentOf,
  OwnCollection,
  OwnHousePage,
  OwnLooksPage,
  Page,
} from '@toile/contracts';
import { DomainError, validate } from '@toile/platform';
import { z } from 'zod';
import type { Member } from '../../accounts/members/member.js';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { Viewer } from '../../accounts/roles/viewer.decorator.js';
import { PublishContent } from '../../content/commands/publish-content.js';
import { type Caller, CommandCaller } from '../../event-store/caller.decorator.js';
import { KnownValues } from '../filters/known-values.js';
import { pageSchema } from '../filters/listing-schema.js';
import { pageOf } from '../filters/picture-search.query.js';
import { EditCollection } from '../write/edit-collection.command.js';
import { shown } from '../write/shown-collection.js';
import { BrandHousesQuery } from './brand-houses.query.js';
import { faultsOf } from './validate-collection.js';

const slug = z.string().min(1).max(150);
const slugs = z.array(slug).max(500);
export const brandSchemas = {
  house: z.strictObject({
    website: z
      .url({ protocol: /^https?$/ })
      .nullable()
      .optional(),
    bio: z.string().trim().max(5_000).optional(),
    founded: z.int().min(1700).max(2200).nullable().optional(),
  }),
  looks: z.strictObject({
    status: z.enum(['published', 'withdrawn']).optional(),
    looks: z
      .array(
        z.strictObject({
          slug,
          description: z.string().trim().max(2_000).optional(),
          tags: slugs.optional(),
          models: slugs.optional(),
        }),
      )
      .max(500)
      .default([]),
  }),
  order: z.strictObject({ collection: slug, order: slugs }),
  removal: z.strictObject({ collection: slug, looks: slugs.min(1) }),
  deletion: z.strictObject({ collection: slug }),
};

/** What a house may do with its own collections. */
@Controller()
@Allow('collections:own')
export class BrandCollectionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly houses: BrandHousesQuery,
    private readonly known: KnownValues,
  ) {}

  @Get('user/collections/more')
  list(@Viewer() viewer: Member | undefined, @Query() query: unknown): Promise<Page<OwnCollection>> {
    return this.houses.list(signedIn(viewer), validate(z.object({ page: pageSchema }), query).page);
  }

  @Get('user/collections/list-by-designer/:slug')
  async ofDesigner(
    @Viewer() viewer: Member | undefined,
    @Param('slug') designer: string,
    @Query() query: unknown,
  ): Promise<OwnHousePage> {
    const { page } = validate(z.object({ page: pageSchema }), query);
    const { name, website, bio, founded } = await this.houses.ownHouse(signedIn(viewer), designer);
    const collections = await this.houses.list(signedIn(viewer), page, designer);
    return { ...collections, designer: { slug: designer, name, website, bio, founded } };
  }

  @Patch('user/collections/designer/update/:slug')
  async updateHouse(
    @CommandCaller() caller: Caller,
    @Viewer() viewer: Member | undefined,
    @Param('slug') designer: string,
    @Body() body: unknown,
  ): Promise<{ slug: string } & ContentOf<'designer'>> {
    const changes = validate(brandSchemas.house, body);
    const doc = { ...(await this.houses.ownHouse(signedIn(viewer), designer)), ...changes };
    await this.commands.execute(new PublishContent(caller, { kind: 'designer', slug: designer, doc }));
    return { slug: designer, ...doc };
  }

  @Post('api/user/collections/validate/:slug')
  @HttpCode(200)
  async check(
    @Viewer() viewer: Member | undefined,
    @Param('slug') collection: string,
  ): Promise<{ valid: boolean; errors: CollectionFault[] }> {
    const errors = faultsOf(await this.houses.ownCollection(signedIn(viewer), collection));
    return { valid: errors.length === 0, errors };
  }

  @Get('user/collection/looks/:slug')
  async looks(
    @Viewer() viewer: Member | undefined,
    @Param('slug') collection: string,
  ): Promise<OwnLooksPage> {
    const state = await this.houses.ownCollection(signedIn(viewer), collection);
    const { looks, slug, status, facts } = shown(collection, state);
    const page = pageOf(looks, looks.length, 1, looks.length);
    return { ...page, collection: { slug, status, facts }, errors: faultsOf(state) };
  }

  /** Details of looks, and whether readers see the collection. */
  @Patch('user/collection/looks/:slug')
  async change(
    @CommandCaller() caller: Caller,
    @Viewer() viewer: Member | undefined,
    @Param('slug') collection: string,
    @Body() body: unknown,
  ) {
    const { looks, status } = validate(brandSchemas.looks, body);
    let state = await this.houses.ownCollection(signedIn(viewer), collection);
    const names = await this.known.names(
      looks.flatMap(({ tags }) => tags ?? []),
      looks.flatMap(({ models }) => models ?? []),
    );
    const changes = looks.map(({ tags, models, ...rest }) => ({
      ...rest,
      ...(tags ? { tags: tags.map(names.tag) } : {}),
      ...(models ? { models: models.map(names.model) } : {}),
    }));
    if (changes.length > 0)
      state = await this.edit(caller, collection, { type: 'ChangeLooks', collection, changes });
    if (status) {
      const type = status === 'published' ? 'Publish' : 'Withdraw';
      const second = { ...caller, commandId: `${caller.commandId}:status` };
      state = await this.edit(second, collection, { type, collection });
    }
    return shown(collection, state);
  }

  @Put('user/collection/looks/reorder')
  async reorder(
    @CommandCaller() caller: Caller,
    @Viewer() viewer: Member | undefined,
    @Body() body: unknown,
  ) {
    const { collection, order } = validate(brandSchemas.order, body);
    await this.houses.ownCollection(signedIn(viewer), collection);
    return shown(collection, await this.edit(caller, collection, { type: 'Reorder', collection, order }));
  }

  @Delete('user/collection/looks/delete')
  @HttpCode(204)
  async removeLooks(
    @CommandCaller() caller: Caller,
    @Viewer() viewer: Member | undefined,
    @Body() body: unknown,
  ) {
    const { collection, looks } = validate(brandSchemas.removal, body);
    await this.houses.ownCollection(signedIn(viewer), collection);
    await this.edit(caller, collection, { type: 'RemoveLooks', collection, looks });
  }

  /** Drafts and withdrawn collections only. */
  @Delete('user/collections/delete')
  @HttpCode(204)
  async remove(@CommandCaller() caller: Caller, @Viewer() viewer: Member | undefined, @Body() body: unknown) {
    const { collection } = validate(brandSchemas.deletion, body);
    await this.houses.ownCollection(signedIn(viewer), collection);
    await this.commands.execute(new EditCollection(caller, collection, { type: 'Delete', collection }));
  }

  private async edit(caller: Caller, collection: string, change: EditCollection['change']) {
    const state = await this.commands.execute(new EditCollection(caller, collection, change));
    if (state.status === 'none')
      throw new DomainError('collection/unknown', `There is no collection "${collection}".`);
    return state;
  }
}

function signedIn(viewer: Member | undefined): Member {
  if (!viewer) throw new DomainError('session/unauthenticated', 'Sign in to do this.');
  return viewer;
}
