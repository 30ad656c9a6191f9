/** Faults an operator can do something about: `message` is one sentence that says what. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
  /** What the process should exit with (FT-14). */
  readonly exitCode = 78;

  constructor(
    readonly dataDir: string,
    readonly pid: number | null,
  ) {
    const who = pid === null ? 'Another Quoin' : `Another Quoin (process ${pid})`;
    super(`${who} already uses the data folder ${dataDir}: stop it first, or set DATA_DIR to another folder.`);
  }
}

/** The built-in PostgreSQL cannot work here. */
export class EmbeddedPostgresFault extends Error {
  override readonly name = 'EmbeddedPostgresFault';
}

/** The migrations and the database do not fit together. */
export class MigrationFault extends Error {
  override readonly name = 'MigrationFault';
}

/** The database cannot be spread over servers as they are. */
export class DistributionFault extends Error {
  override readonly name = 'DistributionFault';
}

/**
 * The connection broke after COMMIT was sent: it may or may not have happened, so nothing was retried.
 * A caller with an idempotency key asks again (FT-7).
 */
export class CommitOutcomeUnknown extends Error {
  override readonly name = 'CommitOutcomeUnknown';
}
