export { browserName } from './browserName.ts';
export { ERROR_REPORT_LIMITS, type ErrorReport, readErrorReports, trimStack } from './errorReports.ts';
