import { FORM_FLOW, FORM_WAITS, type FormFlowEvent, type FormFlowState } from '@quoin/domain/forms';
import type { MachinePlan } from '../../timing/timedMachine.ts';

/** FORM-03: the domain's table with its times. */
export const FORM_PLAN: MachinePlan<FormFlowState, FormFlowEvent> = {
  initial: 'editing',
  moves: FORM_FLOW,
  waits: FORM_WAITS,
};
