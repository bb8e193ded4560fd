import { Module } from '@nestjs/common';
import { FiguresModule } from '../figures/index.js';
import { BrandFiguresController } from './brand-figures.controller.js';
import { BrandFiguresHandler } from './brand-figures.js';
import { NeighboursQuery } from './neighbours.query.js';

/** What those who keep a brand see of it. */
@Module({
  imports: [FiguresModule],
  controllers: [BrandFiguresController],
  providers: [NeighboursQuery, BrandFiguresHandler],
})
export class BrandFiguresModule {}
