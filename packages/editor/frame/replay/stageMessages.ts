import type { RecordedEvent } from '@quoin/domain/analytics';

/** What the app tells the stage, through the port it has given it. Times in milliseconds from the beginning. */
export type StageOrder =
  | { readonly kind: 'load'; readonly events: readonly RecordedEvent[] }
  | { readonly kind: 'play'; readonly at: number }
  | { readonly kind: 'pause'; readonly at: number }
  | { readonly kind: 'speed'; readonly speed: number }
  | { readonly kind: 'skip'; readonly isOn: boolean };

/** What the stage tells back. */
export type StageNews =
  | { readonly kind: 'loaded'; readonly total: number }
  | { readonly kind: 'time'; readonly at: number }
  | { readonly kind: 'ended' }
  | { readonly kind: 'failed' };
