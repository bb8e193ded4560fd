import { Module } from '@nestjs/common';
import { FiguresModule } from '../figures/index.js';
import { Chapters } from './counting/chapters.js';
import { FindingsQuery } from './counting/findings.query.js';
import { ReportsController } from './http/reports.controller.js';
import { ReportMaker } from './making/report-maker.js';
import { CountReportsHandler } from './queries/count-reports.js';
import { ListReportsHandler } from './queries/list-reports.js';
import { ReportDetailsHandler } from './queries/report-details.js';
import { ReportFileHandler } from './queries/report-file.js';
import { ReportSummaries } from './report-summaries.js';

@Module({
  imports: [FiguresModule],
  controllers: [ReportsController],
  providers: [
    ReportSummaries,
    ReportMaker,
    FindingsQuery,
    Chapters,
    ListReportsHandler,
    ReportDetailsHandler,
    ReportFileHandler,
    CountReportsHandler,
  ],
})
export class ReportsModule {}
