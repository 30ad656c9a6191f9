import type { Problem } from '@quoin/domain/problem';
import type { PictureTones, Stored } from '@quoin/domain/styles';
import type { Json } from '../records/json.ts';
import type { RecordKey } from '../records/record.ts';
import type { LintCode } from './lintWording.ts';

/** What would mend a finding: a value at a place of its record. */
export interface LintMend {
  readonly path: readonly string[];
  readonly value: Json;
}

/** Something visitors would stumble over; publishing is not held up by it. */
export interface LintFinding extends Problem<LintCode> {
  readonly page: string;
  /** Where to go. */
  readonly key: RecordKey;
  /** One change that is surely right. Most findings require a user to think. */
  readonly mend?: LintMend;
}
export type Found = Omit<LintFinding, 'page'>;

/** What is known of a site in addition to its records. */
export interface LintAround {
  readonly images: ReadonlyMap<string, LintImage>;
  /** What its theme begins with, below the owner's own style. */
  readonly look: Stored;
}

/** What is known of pictures in addition to the records. */
export interface LintImage {
  readonly altText: string;
  readonly bytes: number;
  /** Null: nobody has measured it. */
  readonly tones: PictureTones | null;
}
