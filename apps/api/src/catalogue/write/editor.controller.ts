import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { collectionFactsSchema, lookFactsSchema } from '@toile/contracts';
import { validate } from '@toile/platform';
import { z } from 'zod';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { type Caller, CommandCaller } from '../../event-store/caller.decorator.js';
import { EditCollection } from './edit-collection.command.js';
import { RetagLooks, type RetagProgress, UndoRetag } from './retag-looks.command.js';
import { Retags } from './retags.js';
import { type ShownCollection, shown } from './shown-collection.js';

const slug = z
  .string()
  .max(150)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const reference = z.strictObject({ slug, name: z.string().trim().min(1).max(200) });

export const catalogueSchema = z.strictObject({
  facts: collectionFactsSchema.omit({ collection: true }),
  looks: z.array(lookFactsSchema).max(500).default([]),
  publish: z.boolean().default(false),
});
export const retagSchema = z
  .strictObject({
    looks: z.array(slug).min(1).max(100_000),
    add: z.array(reference).max(20).default([]),
    remove: z.array(slug).max(20).default([]),
  })
  .refine(({ add, remove }) => add.length + remove.length > 0, 'name tags to add or to remove');

@Controller('api/editor')
@Allow('catalogue:write')
export class EditorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly retags: Retags,
  ) {}

  /** Makes or revises a collection with the looks that are given; the others stay. */
  @Put('collections/:slug')
  async catalogue(
    @CommandCaller() caller: Caller,
    @Param('slug') collection: string,
    @Body() body: unknown,
  ): Promise<ShownCollection> {
    validate(z.object({ slug }), { slug: collection });
    const { facts, looks, publish } = validate(catalogueSchema, body);
    return this.edit(caller, collection, {
      type: 'Catalogue',
      facts: { ...facts, collection },
      looks,
      publish,
    });
  }

  @Post('collections/:slug/publish')
  @HttpCode(200)
  publish(@CommandCaller() caller: Caller, @Param('slug') collection: string): Promise<ShownCollection> {
    return this.edit(caller, collection, { type: 'Publish', collection });
  }

  @Post('collections/:slug/withdraw')
  @HttpCode(200)
  withdraw(@CommandCaller() caller: Caller, @Param('slug') collection: string): Promise<ShownCollection> {
    return this.edit(caller, collection, { type: 'Withdraw', collection });
  }

  @Delete('collections/:slug')
  @HttpCode(204)
  async remove(@CommandCaller() caller: Caller, @Param('slug') collection: string): Promise<void> {
    await this.commands.execute(new EditCollection(caller, collection, { type: 'Delete', collection }));
  }

  /** Up to 100,000 looks in one command; 202 at once, progress at the address it names. */
  @Post('retags')
  @HttpCode(202)
  retag(@CommandCaller() caller: Caller, @Body() body: unknown): Promise<RetagProgress> {
    const { looks, add, remove } = validate(retagSchema, body);
    return this.commands.execute(new RetagLooks(caller, [...new Set(looks)], add, remove));
  }

  @Get('retags/:id')
  async progress(@Param('id') id: string): Promise<RetagProgress> {
    const { collections: _, ...progress } = await this.retags.progress(id);
    return progress;
  }

  @Post('retags/:id/undo')
  @HttpCode(202)
  undo(@CommandCaller() caller: Caller, @Param('id') id: string): Promise<RetagProgress> {
    return this.commands.execute(new UndoRetag(caller, id));
  }

  private async edit(
    caller: Caller,
    collection: string,
    change: EditCollection['change'],
  ): Promise<ShownCollection> {
    return shown(collection, await this.commands.execute(new EditCollection(caller, collection, change)));
  }
}
