import { Module } from '@nestjs/common';
import { MostViewedLooksController } from './most-viewed-looks/most-viewed-looks.controller.js';
import { MostViewedLooksQuery } from './most-viewed-looks/most-viewed-looks.query.js';

@Module({ controllers: [MostViewedLooksController], providers: [MostViewedLooksQuery] })
export class DashboardModule {}
