import { Body, Controller, Delete, HttpCode, Param, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CONTENT_KINDS, CONTENT_SCHEMAS, type ContentKind } from '@toile/contracts';
import { DomainError, validate } from '@toile/platform';
import { z } from 'zod';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { type Caller, CommandCaller } from '../../event-store/caller.decorator.js';
import type { Entry } from '../domain/content.events.js';
import { PublishContent, WithdrawContent } from './publish-content.command.js';

const slugSchema = z
  .string()
  .max(180)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case words joined by hyphens');
/** Words joined by slashes; the first must not be the start of another route's address. */
const pathSchema = z
  .string()
  .max(180)
  .regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/, 'lower-case words joined by hyphens and slashes');

/** Whatever editors keep beside collections and looks: one address an entry, and what it consists of by kind. */
@Controller('api/editor/content')
@Allow('catalogue:write')
export class PublishContentController {
  constructor(private readonly commands: CommandBus) {}

  /** A dynamic page's path goes into `?path=`, since it may hold slashes. */
  @Put([':kind', ':kind/:slug'])
  publish(
    @CommandCaller() caller: Caller,
    @Param() { kind: asked, slug }: { kind: string; slug?: string },
    @Query('path') path: unknown,
    @Body() body: unknown,
  ): Promise<Entry> {
    const kind = kindOf(asked);
    const doc = validate(CONTENT_SCHEMAS[kind] as z.ZodType<Record<string, unknown>>, body);
    return this.commands.execute(new PublishContent(caller, { kind, slug: nameOf(kind, slug, path), doc }));
  }

  @Delete([':kind', ':kind/:slug'])
  @HttpCode(204)
  withdraw(
    @CommandCaller() caller: Caller,
    @Param() { kind: asked, slug }: { kind: string; slug?: string },
    @Query('path') path: unknown,
  ): Promise<void> {
    const kind = kindOf(asked);
    return this.commands.execute(new WithdrawContent(caller, { kind, slug: nameOf(kind, slug, path) }));
  }
}

function kindOf(asked: string): ContentKind {
  const kind = CONTENT_KINDS.find((one) => one === asked);
  if (!kind) throw new DomainError('content-kind/unknown', `Kinds are: ${CONTENT_KINDS.join(', ')}.`);
  return kind;
}

function nameOf(kind: ContentKind, slug: string | undefined, path: unknown): string {
  if (kind === 'dynamic-page') return validate(z.object({ path: pathSchema }), { path: path ?? slug }).path;
  return validate(z.object({ slug: slugSchema }), { slug }).slug;
}
