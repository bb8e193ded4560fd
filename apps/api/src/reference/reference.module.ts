import { Module } from '@nestjs/common';
import { SitemapsController } from '../sitemaps/http/sitemaps.controller.js';
import { SitemapHandler } from '../sitemaps/queries/sitemap.js';
import { AutocompleteController } from './http/autocomplete.controller.js';
import { IpLocationController } from './http/ip-location.controller.js';
import { ReferenceController } from './http/reference.controller.js';
import { TranslationsController } from './http/translations.controller.js';
import { CountryDatabase } from './ip-location/country-database.js';
import { ClientsHandler } from './queries/clients.js';
import { ReferenceListHandler } from './queries/reference-list.js';
import { SuggestHandler } from './queries/suggest.js';
import { SuggestReferenceHandler } from './queries/suggest-reference.js';

/** Lists, suggestions, messages and sitemaps: what pages and programs look things up in. */
@Module({
  controllers: [
    ReferenceController,
    AutocompleteController,
    IpLocationController,
    TranslationsController,
    SitemapsController,
  ],
  providers: [
    CountryDatabase,
    ReferenceListHandler,
    SuggestHandler,
    SuggestReferenceHandler,
    ClientsHandler,
    SitemapHandler,
  ],
})
export class ReferenceModule {}
