/** POST: a JSON array of `PerformanceRecord` (domain/analytics) as JSON or text/plain, by beacon or XHR; answers 202 (TELE-01). */
export const PERFORMANCE_RECORDS_PATH = '/api/1/performance/records';
