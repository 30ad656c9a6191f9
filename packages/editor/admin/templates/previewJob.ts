import type { TemplateProblem } from '@quoin/rendering/page';
import type { Wire } from '@quoin/rendering/preview';

/** What the preview's thread is sent: everything at once, so that it holds nothing between two renderings. */
export interface PreviewJob {
  readonly files: Readonly<Record<string, string>>;
  readonly fallback: Readonly<Record<string, string>> | null;
  readonly material: Wire;
  readonly packs: Readonly<Record<string, string>>;
  /** Milliseconds after which the engine itself gives up. */
  readonly softLimit: number;
}

export interface PreviewResult {
  readonly html: string;
  readonly problems: readonly TemplateProblem[];
  /** Requests for data that the changed templates ask for. */
  readonly missing: readonly unknown[];
}
