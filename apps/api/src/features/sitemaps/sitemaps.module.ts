import { Module } from '@nestjs/common';
import { SitemapsController } from './http/sitemaps.controller.js';
import { SitemapHandler } from './queries/sitemap.js';

@Module({ controllers: [SitemapsController], providers: [SitemapHandler] })
export class SitemapsModule {}
