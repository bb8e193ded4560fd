import { Module } from '@nestjs/common';
import { DashboardModule } from '../dashboard/dashboard.module.js';
import { Chapters } from './counting/chapters.js';
import { FindingsQuery } from './counting/findings.query.js';
import { DownloadController } from './download.controller.js';
import { ReportMaker } from './making/report-maker.js';
import { ReportPagesController } from './report-pages.controller.js';
import { ReportsController } from './reports.controller.js';
import { ReportsQuery } from './reports.query.js';

@Module({
  imports: [DashboardModule],
  controllers: [ReportsController, ReportPagesController, DownloadController],
  providers: [ReportsQuery, ReportMaker, FindingsQuery, Chapters],
})
export class ReportsModule {}
