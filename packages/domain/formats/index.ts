export { addWorkingDays, formatDay, formatDayRange, type IsoDay, isoDayOf } from './days.ts';
