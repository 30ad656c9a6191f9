import {
  type FormKeyResponse,
  formKeyPath,
  SAVE_FORM_PATH,
  type SaveFormRequest,
  type SaveFormResponse,
  validateFormPath,
} from '@quoin/contract/endpoints/site';
import type { Answers } from '@quoin/domain/forms';
import type { Client } from './client.ts';
import type { Answer } from './clientProblem.ts';

/** FORM-12, in the order in which a form makes them. */
export interface FormCalls {
  validate(formId: string, answers: Answers): Promise<Answer<object>>;
  fetchKey(formId: string): Promise<Answer<FormKeyResponse>>;
  save(request: SaveFormRequest): Promise<Answer<SaveFormResponse>>;
}

/** Sending a form, step by step. */
export function formCalls({ act }: Pick<Client, 'act'>): FormCalls {
  return {
    validate: (formId, answers) => act('POST', validateFormPath(formId), answers),
    fetchKey: (formId) => act('POST', formKeyPath(formId)),
    save: (request) => act('POST', SAVE_FORM_PATH, request),
  };
}
