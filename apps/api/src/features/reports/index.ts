export { ReportDetails, ReportDetailsDto } from './queries/report-details.js';
export { ReportsModule } from './reports.module.js';
