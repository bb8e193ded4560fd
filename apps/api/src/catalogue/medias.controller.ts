import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { type LookSummary, type MediaType, mediaTypeSchema, slugSchema } from '@toile/contracts';
import { validate } from '@toile/platform';
import { z } from 'zod';
import { Allow } from '../accounts/roles/allow.decorator.js';
import { MediaLookup } from './media-lookup.js';

export const mediasSchema = z.object({
  items: z
    .array(z.object({ type: mediaTypeSchema, slug: slugSchema }))
    .min(1)
    .max(100),
});

interface Media {
  type: MediaType;
  slug: string;
  media: LookSummary;
}

@Controller('api/medias')
export class MediasController {
  constructor(private readonly media: MediaLookup) {}

  /** Many pictures at once, in the order they were asked for. It reads only, so it needs no token. */
  @Post()
  @HttpCode(200)
  @Allow('anyone', { csrf: false })
  async find(
    @Body() body: unknown,
  ): Promise<{ results: Media[]; missing: { type: MediaType; slug: string }[] }> {
    const { items } = validate(mediasSchema, body);
    const found = await this.media.summaries(items);
    const results = items.flatMap(({ type, slug }) => {
      const media = found.get(`${type}:${slug}`);
      return media ? [{ type, slug, media }] : [];
    });
    return { results, missing: items.filter(({ type, slug }) => !found.has(`${type}:${slug}`)) };
  }
}
