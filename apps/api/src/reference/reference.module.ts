import { Module } from '@nestjs/common';
import { AutocompleteController } from '../autocomplete/autocomplete.controller.js';
import { SitemapFiles } from '../sitemaps/sitemap-files.js';
import { SitemapsController } from '../sitemaps/sitemaps.controller.js';
import { TranslationsController } from '../translations/translations.controller.js';
import { CountryDatabase } from './ip-location/country-database.js';
import { IpLocationController } from './ip-location/ip-location.controller.js';
import { ReferenceController } from './reference.controller.js';

/** Lists, suggestions, messages and sitemaps: what pages and programs look things up in. */
@Module({
  controllers: [
    ReferenceController,
    AutocompleteController,
    IpLocationController,
    TranslationsController,
    SitemapsController,
  ],
  providers: [CountryDatabase, SitemapFiles],
})
export class ReferenceModule {}
