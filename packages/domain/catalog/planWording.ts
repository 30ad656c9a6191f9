import type { Wording } from '@quoin/domain/languages';
import * as planRefusals from '@quoin/messages/app/planRefusals';
import type { PlanCode } from './plan.ts';

export const planWording: Wording<PlanCode> = planRefusals;
