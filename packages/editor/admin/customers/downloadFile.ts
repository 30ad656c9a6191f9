import { isWireProblem } from '@quoin/contract/problems';
import { sentence } from '@quoin/domain/access';
import { ask } from '../../app/api.ts';
import { askForPassword } from '../../app/signIn/freshSignIn.ts';

/**
 * Saves a file that the server makes; the password is asked for where the server wants that.
 * @throws Error with the server's sentence
 */
export async function downloadFile(path: string, filename: string): Promise<void> {
  const first = await ask(path);
  const isAsked = first.status === 403 && (await problemKey(first.clone())) === 'freshSignInNeeded';
  const response = isAsked && (await askForPassword()) ? await ask(path) : first;
  if (!response.ok) throw new Error(await refusalOf(response));
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(address);
}

async function problemKey(response: Response): Promise<string> {
  const problem: unknown = await response.json().catch(() => null);
  return isWireProblem(problem) ? problem.errorKey : '';
}

async function refusalOf(response: Response): Promise<string> {
  const problem: unknown = await response.json().catch(() => null);
  return isWireProblem(problem) ? problem.error : sentence({ code: 'fault' });
}
