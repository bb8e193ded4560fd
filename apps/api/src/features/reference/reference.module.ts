import { Module } from '@nestjs/common';
import { ContentVersionController } from './http/content-version.controller.js';
import { IpLocationController } from './http/ip-location.controller.js';
import { ReferenceController } from './http/reference.controller.js';
import { TranslationsController } from './http/translations.controller.js';
import { CountryDatabase } from './ip-location/country-database.js';
import { ClientsHandler } from './queries/clients.js';
import { ContentVersionHandler } from './queries/content-version.js';

/** Fixed lists, messages and where an address is: what pages and programs look things up in. */
@Module({
  controllers: [ReferenceController, ContentVersionController, IpLocationController, TranslationsController],
  providers: [CountryDatabase, ClientsHandler, ContentVersionHandler],
})
export class ReferenceModule {}
