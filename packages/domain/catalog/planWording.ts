import type { Wording } from '@quoin/domain/languages';
import { valueText } from '@quoin/messages/runtime';
import type { PlanCode } from './plan.ts';

export const planWording: Wording<PlanCode> = {
  planUnitUnknown: 'Choose weeks, months or years.',
  planValueInvalid: (values) => `Enter a whole number from 1 to ${valueText(values, 'max')}.`,
  planCyclesInvalid: (values) =>
    `Enter a whole number from 0 to ${valueText(values, 'max')}; 0 goes on until canceled.`,
  planProductType: 'Only physical and service products can be subscribed.',
};
