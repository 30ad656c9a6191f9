/** Where backups lie, each under its name once it is whole. */
export interface BackupStore {
  /** As a person writes it. */
  addressOf(name: string): string;
  /** Keeps bytes as they come. Where they or the place fail, nothing is left. */
  write(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** @throws BackupFault where there is none. */
  open(name: string): Promise<AsyncIterable<Uint8Array>>;
  /** Everything there, in no order. */
  list(signal?: AbortSignal): Promise<readonly StoredBackup[]>;
  remove(name: string): Promise<void>;
}

export interface StoredBackup {
  readonly name: string;
  readonly size: number;
}
