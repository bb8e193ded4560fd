import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import type { DeletedMoodboard, MoodboardListRow, MoodboardPage, Page } from '@toile/contracts';
import { validate } from '@toile/platform';
import type { Member } from '../../accounts/members/member.js';
import { Allow, Public } from '../../accounts/roles/allow.decorator.js';
import { Viewer } from '../../accounts/roles/viewer.decorator.js';
import { MoodboardsQuery, moodboardListSchema, moodboardPageSchema } from './moodboards.query.js';

@Controller('moodboards')
export class MoodboardsController {
  constructor(private readonly moodboards: MoodboardsQuery) {}

  @Get(['', 'list/ajax'])
  @Allow('moodboards:own')
  @Header('cache-control', 'private, no-store')
  list(@Viewer() viewer: Member, @Query() query: unknown): Promise<Page<MoodboardListRow>> {
    return this.moodboards.list(viewer.subject, validate(moodboardListSchema, query));
  }

  @Get('deleted')
  @Allow('moodboards:own')
  @Header('cache-control', 'private, no-store')
  deleted(@Viewer() viewer: Member): Promise<Page<DeletedMoodboard>> {
    return this.moodboards.deleted(viewer.subject);
  }

  @Get(':slug/more')
  @Allow('moodboards:own')
  @Header('cache-control', 'private, no-store')
  own(
    @Viewer() viewer: Member,
    @Param('slug') slug: string,
    @Query() query: unknown,
  ): Promise<MoodboardPage> {
    return this.moodboards.own(viewer.subject, slug, validate(moodboardPageSchema, query));
  }

  @Get(['public/:token', 'public/:token/more'])
  @Public()
  @Header('cache-control', 'no-store')
  @Header('x-robots-tag', 'noindex')
  shared(@Param('token') token: string, @Query() query: unknown): Promise<MoodboardPage> {
    return this.moodboards.shared(token, validate(moodboardPageSchema, query));
  }
}
