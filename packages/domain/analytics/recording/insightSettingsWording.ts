import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import type { InsightSettingsCode } from './insightSettings.ts';

/** For owners. */
export const insightSettingsWording: Wording<InsightSettingsCode> = {
  insightSampleRateInvalid: 'Enter a share from 0 to 100 percent.',
  insightRetentionInvalid: ({ least, most }) => `Enter a number of days from ${String(least)} to ${String(most)}.`,
  insightExperimentsInvalid:
    'Each experiment needs a name (letters, digits and dashes) and variants with shares, such as control:50,large:50.',
};

export function insightSettingsSentence(problem: Problem<InsightSettingsCode>): string {
  return lookUpSentence(insightSettingsWording, problem);
}
