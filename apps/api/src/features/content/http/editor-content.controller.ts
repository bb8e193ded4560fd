import { Body, Controller, Delete, HttpCode, Param, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiExtraModels, getSchemaPath } from '@nestjs/swagger';
import type { ContentKind } from '@toile/contracts';
import { DomainError, InputPipe } from '@toile/platform';
import { Matches, MaxLength } from 'class-validator';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { IsNewSlug } from '../../../kernel/http/dto/new-slug.decorator.js';
import { plain } from '../../../kernel/http/dto/plain.js';
import { PublishContent } from '../commands/publish-content.js';
import { WithdrawContent } from '../commands/withdraw-content.js';
import { CONTENT_DOCS, CONTENT_KINDS } from '../docs/content-docs.js';
import { EntryDto, EntryQueryDto } from '../entry.dto.js';

const LONGEST = 180;
const DOCS = [...new Set(Object.values(CONTENT_DOCS))];
const A_DOC = { schema: { oneOf: DOCS.map((doc) => ({ $ref: getSchemaPath(doc) })) } };

class Slug {
  @IsNewSlug(LONGEST)
  slug: string;
}
class Path {
  @Matches(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/, {
    message: 'must be lower-case words joined by hyphens and slashes',
  })
  @MaxLength(LONGEST)
  path: string;
}

/** Whatever editors keep beside collections and looks: one address an entry, and what it consists of by kind. */
@Controller('api/editor/content')
@Allow('catalogue:write')
@ApiExtraModels(...DOCS)
export class EditorContentController {
  readonly #input = new InputPipe();

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
    const doc = await this.checked<object>(CONTENT_DOCS[kind], body);
    const entry = { kind, slug: await this.nameOf(kind, name), doc: { ...plain(doc) } };
    return this.commands.execute(new PublishContent(caller, entry));
  }

  private async withdrawAs(caller: Caller, kind: ContentKind, name: string | undefined) {
    const entry = { kind, slug: await this.nameOf(kind, name) };
    return this.commands.execute(new WithdrawContent(caller, entry));
  }

  /** A dynamic page is named by its path, everything else by its slug. */
  private async nameOf(kind: ContentKind, name: string | undefined): Promise<string> {
    if (kind === 'dynamic-page') return (await this.checked(Path, { path: name })).path;
    return (await this.checked(Slug, { slug: name })).slug;
  }

  private checked<T extends object>(metatype: new () => T, value: unknown): Promise<T> {
    return this.#input.transform(value, { type: 'body', metatype }) as Promise<T>;
  }
}

const pathOf = (kind: string, path: string | undefined) => (kind === 'dynamic-page' ? path : undefined);

function kindOf(input: string): ContentKind {
  const kind = CONTENT_KINDS.find((one) => one === input);
  if (!kind) throw new DomainError('content-kind/unknown', `Kinds are: ${CONTENT_KINDS.join(', ')}.`);
  return kind;
}
