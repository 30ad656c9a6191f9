/** What other subjects and the server's entry points use of this one. */
export { loadBackupState } from './nightly/backupState.ts';
export { backupName, createLastBackup, listBackups } from './nightly/keptBackups.ts';
export { BACKUP_JOB, backupJobs, scheduleBackups } from './nightly/nightlyBackup.ts';
export type { BackupStore } from './places/backupStore.ts';
export { openBackupStore } from './places/openBackupStore.ts';
export type { Restored } from './restoreBackup.ts';
export { removeScratch, restoreFolder } from './restoreFolder.ts';
export { writeBackup } from './writeBackup.ts';
