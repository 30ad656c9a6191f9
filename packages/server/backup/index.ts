/** What other subjects and the server's entry points use of this one. */
export { lastBackupAt } from './nightly/backupFolder.ts';
export { loadBackupState } from './nightly/backupState.ts';
export { BACKUP_JOB, backupJobs, scheduleBackups } from './nightly/nightlyBackup.ts';
export type { Restored } from './restoreBackup.ts';
export { removeScratch, restoreFolder } from './restoreFolder.ts';
export { writeBackup } from './writeBackup.ts';
