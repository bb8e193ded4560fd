import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { FiguresModule } from '../figures/index.js';
import { BrandFiguresController } from './brand-figures.controller.js';
import { BrandFiguresHandler } from './brand-figures.js';
import { ConceptsBesidePeers } from './concepts-beside-peers.js';
import { NeighboursQuery } from './neighbours.query.js';
import { OwnShowReportsHandler } from './own-show-reports.js';
import { ReadersOfLooksQuery } from './readers-of-looks.query.js';
import { ReportShowsHandler } from './report-shows.handler.js';
import { ShowReportMail } from './show-report-mail.js';
import { ShowReports } from './show-reports.js';

/** What those who keep a brand see of it. */
@Module({
  imports: [AccountsModule, FiguresModule],
  controllers: [BrandFiguresController],
  providers: [
    ConceptsBesidePeers,
    NeighboursQuery,
    BrandFiguresHandler,
    ReadersOfLooksQuery,
    ShowReports,
    ShowReportMail,
    ReportShowsHandler,
    OwnShowReportsHandler,
  ],
})
export class BrandFiguresModule {}
