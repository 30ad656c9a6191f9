import type { Wording } from '@quoin/domain/languages';
import { valueText } from '@quoin/messages/runtime';
import type { PlanCode } from './plan.ts';

export const planWording: Wording<PlanCode> = {
  planUnitUnknown: 'Select weeks, months or years.',
  planValueInvalid: (values) => `Enter a whole number from 1 to ${valueText(values, 'max')}.`,
  planCyclesInvalid: (values) =>
    `Enter a whole number from 0 to ${valueText(values, 'max')}. Enter 0 to continue until canceled.`,
  planProductType: 'Only physical and service products can be subscribed.',
};
