import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as insightSettingsRefusals from '@quoin/messages/app/insightSettingsRefusals';
import type { InsightSettingsCode } from './insightSettings.ts';

/** For owners. */
export const insightSettingsWording: Wording<InsightSettingsCode> = insightSettingsRefusals;

export function insightSettingsSentence(problem: Problem<InsightSettingsCode>): string {
  return lookUpSentence(insightSettingsWording, problem);
}
