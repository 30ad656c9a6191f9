/** A backup that cannot be made or read; `message` is one sentence for the operator. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
}
